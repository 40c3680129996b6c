// Runs before the first paint, so that a chosen theme does not flash; src/lib/theme.svelte.ts does the rest.
try {
  const chosen = localStorage.getItem("quarterdeck-theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // Without storage the device's own setting holds.
}
