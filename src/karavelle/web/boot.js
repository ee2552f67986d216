// Runs before anything is painted, so that the page appears in the chosen colours at once.
(() => {
  /** @type {{theme?: string, lang?: string}} */
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("karavelle") ?? "{}");
  } catch {
    // what cannot be read is as good as nothing
  }
  const root = document.documentElement;
  if (chosen.theme) root.dataset.theme = chosen.theme;
  if (chosen.lang) root.lang = chosen.lang;
})();
