/** Colours for people, among them those that the server gives to guests. */
export const AVATAR_COLOURS = [
  { colour: "#1f6fb2", name: "colour-blue" },
  { colour: "#0b7a75", name: "colour-teal" },
  { colour: "#2e7d32", name: "colour-green" },
  { colour: "#6b7a0f", name: "colour-olive" },
  { colour: "#9a5b00", name: "colour-amber" },
  { colour: "#c2410c", name: "colour-orange" },
  { colour: "#b3261e", name: "colour-red" },
  { colour: "#a2185b", name: "colour-pink" },
  { colour: "#7b2d8b", name: "colour-purple" },
  { colour: "#4f46b8", name: "colour-indigo" },
  { colour: "#5d4037", name: "colour-brown" },
  { colour: "#3d5a6c", name: "colour-slate" },
] as const;

const DARK = "#000000";
const LIGHT = "#ffffff";

/** Relative luminance of `#rrggbb` as WCAG defines it, 0 to 1. */
export function luminance(colour: string): number {
  const part = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever is easier to read on that colour; one of them always has a contrast above 4.5. */
export function inkOn(colour: string): string {
  return contrast(colour, LIGHT) >= contrast(colour, DARK) ? LIGHT : DARK;
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** One or two letters for an avatar. */
export function initials(name: string): string {
  const firsts = name
    .trim()
    .split(/\s+/u)
    .map((word) => [...GRAPHEMES.segment(word)][0]?.segment ?? "");
  return (firsts.length > 1 ? `${firsts[0]}${firsts.at(-1)}` : (firsts[0] ?? "")).toLocaleUpperCase();
}
