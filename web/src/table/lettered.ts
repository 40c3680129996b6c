// Words that always have the same room are written as large as all of them fit.

/** Sizes of letters, in rem, the largest first. */
const SIZES = [1.1875, 1.0625, 0.9375, 0.8125];

/** The first size at which words are no higher than their room; where none is, the last. `heightAt`: how high they are at a size. */
export function sizeFor(room: number, heightAt: (size: number) => number): number {
  return SIZES.find((size) => !(heightAt(size) > room)) ?? SIZES.at(-1)!;
}

/** An element whose style names the most that it may be high keeps to that by smaller letters. */
export function lettered(element: HTMLElement): () => void {
  const fit = (): void => {
    const room = Number.parseFloat(getComputedStyle(element).maxHeight);
    element.style.fontSize = `${sizeFor(room, (size) => {
      element.style.fontSize = `${size}rem`;
      return element.scrollHeight;
    })}rem`;
  };
  const sized = new ResizeObserver(fit);
  const changed = new MutationObserver(fit);
  sized.observe(element);
  changed.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
