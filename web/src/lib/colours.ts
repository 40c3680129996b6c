/** Sea, flags and sails: colours for people, all clearly different from each other. */
export const AVATAR_COLOURS = [
  { colour: "#17364a", name: "colour-navy" },
  { colour: "#14707a", name: "colour-teal" },
  { colour: "#2f7d46", name: "colour-green" },
  { colour: "#f2c230", name: "colour-yellow" },
  { colour: "#e07b1a", name: "colour-orange" },
  { colour: "#a3161f", name: "colour-red" },
  { colour: "#8e3a86", name: "colour-purple" },
  { colour: "#d0628b", name: "colour-pink" },
  { colour: "#6b4a2a", name: "colour-brown" },
  { colour: "#d9d2c0", name: "colour-sail" },
] as const;

const DARK = "#1b140c";
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
