import { keep, kept } from "./keep";

export type Theme = "auto" | "light" | "dark";

class ThemeChoice {
  #chosen: Theme = $state("auto");

  constructor() {
    const before = kept("quarterdeck-theme");
    if (before === "light" || before === "dark") this.#chosen = before;
  }

  get chosen(): Theme {
    return this.#chosen;
  }

  set chosen(next: Theme) {
    this.#chosen = next;
    keep("quarterdeck-theme", next === "auto" ? null : next);
    if (next === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  }
}

export const theme = new ThemeChoice();
