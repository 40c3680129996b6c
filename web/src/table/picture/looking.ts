// Whether a finger is shown what a move comes to before it is made, as this device likes it.
import { keep, kept } from "../../lib/keep";

const KEY = "quarterdeck-look-first";

export function looksFirst(): boolean {
  return kept(KEY) !== "off";
}

export function keepLooksFirst(on: boolean): void {
  keep(KEY, on ? null : "off");
}
