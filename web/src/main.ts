import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { learn } from "./lib/words";

// A newer build has replaced the files of the one that is open: load the page anew.
// If that has only just been done, it does not help.
const LONG_AGO = 10_000;
addEventListener("vite:preloadError", () => {
  if (performance.now() > LONG_AGO) location.reload();
});

const target = document.getElementById("app");
if (target) void learn().then(() => mount(App, { target }));

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    // Where it may not be installed (private windows, say) everything but loading offline works.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}
