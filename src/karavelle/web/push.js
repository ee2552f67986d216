// Messages of the browser when it is my turn somewhere, by the service worker.

import { call, somebody } from "./net.js";
import { say } from "./words.js";

/** on, off, denied, or unknown to this browser. @returns {Promise<string>} */
export async function pushState() {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "unknown";
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return "unknown";
  return (await worker.pushManager.getSubscription()) ? "on" : "off";
}

export async function subscribe() {
  await somebody();
  if ((await Notification.requestPermission()) !== "granted") throw new Error(say("push-denied"));
  const worker = await navigator.serviceWorker.ready;
  const { key } = await call("GET", "/api/push");
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await call("POST", "/api/push", subscription.toJSON());
}

export async function unsubscribe() {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription) return;
  await call("DELETE", `/api/push?endpoint=${encodeURIComponent(subscription.endpoint)}`);
  await subscription.unsubscribe();
}
