// The page's shortcuts: single keys, anywhere but where text is typed.

export type PanelName = "beside" | "log" | "moves" | "chat" | "rules" | "people";

export type Command =
  | { do: "panel"; panel: PanelName }
  | { do: "ask"; question: number }
  | { do: "zoom"; steps: number }
  | { do: "step"; by: number }
  | { do: "help" }
  | { do: "board" }
  | { do: "skip" }
  | { do: "undo" }
  | { do: "escape" };

const COMMANDS: Readonly<Record<string, Command>> = {
  "?": { do: "help" },
  b: { do: "board" },
  s: { do: "panel", panel: "beside" },
  l: { do: "panel", panel: "log" },
  m: { do: "panel", panel: "moves" },
  r: { do: "panel", panel: "rules" },
  c: { do: "panel", panel: "chat" },
  p: { do: "panel", panel: "people" },
  n: { do: "skip" },
  u: { do: "undo" },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [String(digit), { do: "ask", question: digit - 1 } as const])),
  "+": { do: "zoom", steps: 1 },
  "=": { do: "zoom", steps: 1 },
  "-": { do: "zoom", steps: -1 },
  "0": { do: "zoom", steps: 0 },
  ",": { do: "step", by: -1 },
  ".": { do: "step", by: 1 },
  Escape: { do: "escape" },
};

/** Whether a command is of no use where nobody else is and nothing is kept. */
export function needsCompany(command: Command): boolean {
  return command.do === "step" || (command.do === "panel" && (command.panel === "chat" || command.panel === "people"));
}

/**
 * What a key asks for; nothing where it is text, or belongs to a dialog or to the browser. Who speaks to the device,
 * or presses keys by mistake, can switch all `singles` off but the help and Escape.
 */
export function commandOf(event: KeyboardEvent, singles = true): Command | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("dialog, textarea, select, [contenteditable], input:not([type=range])")) return null;
  if (!singles && event.key !== "?" && event.key !== "Escape") return null;
  return COMMANDS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
