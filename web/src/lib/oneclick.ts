// The table that was made with one click: whoever wants to play at once begins with the first turn.
let latest = "";

/** A table was made with one click. */
export function beginWithOneClick(match: string): void {
  latest = match;
}

/** Whether that table was made with one click, on this page. */
export function begunWithOneClick(match: string): boolean {
  return match === latest;
}
