// Two sounds, made here from plain tones: a ship's bell when it is my turn, a knock of wood when a piece is set down.

import { prefs } from "./store.js";

/** @type {AudioContext | null} */
let context = null;

/** @param {number[]} tones @param {number} length @param {number} loud @param {OscillatorType} [type] */
function play(tones, length, loud, type = "sine") {
  if (!prefs.value.sound || document.hidden) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [place, tone] of tones.entries()) {
    const [voice, volume] = [context.createOscillator(), context.createGain()];
    voice.type = type;
    voice.frequency.value = tone;
    volume.gain.setValueAtTime(loud / (place + 1), now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + length / (1 + place * 0.4));
    voice.connect(volume).connect(context.destination);
    voice.start(now);
    voice.stop(now + length);
  }
}

export const chime = () => play([880, 1760.8, 2640.3, 4713], 1.6, 0.12);
export const knock = () => play([196, 311], 0.09, 0.1, "triangle");
