interface Said {
  n: number;
  text: string;
}

const HEARD_AFTER = 8000;
const TOAST_STAYS = 6000;

class Announcer {
  polite: Said[] = $state([]);
  urgent: Said[] = $state([]);
  toasts: Said[] = $state([]);
  #next = 0;

  #add(list: Said[], text: string, stays: number): void {
    const n = this.#next++;
    list.push({ n, text });
    setTimeout(() => this.#drop(list, n), stays);
  }

  #drop(list: Said[], n: number): void {
    const at = list.findIndex((said) => said.n === n);
    if (at >= 0) list.splice(at, 1);
  }

  announce(text: string, urgency: "polite" | "urgent"): void {
    this.#add(urgency === "polite" ? this.polite : this.urgent, text, HEARD_AFTER);
  }

  /** A notice that stands there already is not shown twice; it stays as long as a new one. */
  toast(text: string): void {
    for (const same of this.toasts.filter((said) => said.text === text)) this.dismiss(same.n);
    this.#add(this.toasts, text, TOAST_STAYS);
    this.announce(text, "polite");
  }

  dismiss(n: number): void {
    this.#drop(this.toasts, n);
  }
}

export const announcer = new Announcer();

/** Says something to people who do not see the page; nothing is shown. */
export function announce(text: string, urgency: "polite" | "urgent" = "polite"): void {
  announcer.announce(text, urgency);
}

/** Shows a short notice for a while, and says it politely. */
export function toast(text: string): void {
  announcer.toast(text);
}
