// A position in a link: the file's text, compressed, behind the # that browsers keep to themselves.

/** Letters of a link that messengers and mail programs leave whole. */
export const LONGEST = 8_000;
/** Letters of a position file, as the server takes them. */
export const MOST_LETTERS = 1_000_000;
const MARK = "p=";

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too much");
    }
    parts.push(part.value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** What stands behind the # of a link to a position; null: it would be too long for a link. */
export async function fragmentOf(text: string): Promise<string | null> {
  const value: unknown = JSON.parse(text);
  const bytes = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream("deflate-raw"), MOST_LETTERS);
  if (bytes.length > LONGEST) return null;
  const letters = btoa(String.fromCharCode(...bytes));
  const fragment = MARK + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return fragment.length > LONGEST ? null : fragment;
}

/** Whether a link brings a position along. */
export function bringsPosition(hash: string): boolean {
  return hash.startsWith(`#${MARK}`);
}

/** The text of the position that a link brings along; null: the link was cut short or changed. */
export async function textOf(hash: string): Promise<string | null> {
  try {
    const letters = atob(hash.slice(1 + MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const found = await through(bytes, new DecompressionStream("deflate-raw"), MOST_LETTERS);
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(found));
    return `${JSON.stringify(value, null, 2)}\n`;
  } catch {
    return null;
  }
}
