import { afterAll, vi } from "vitest";

// Test files share a page, since making one takes longer than most of them. Each has modules of its own; what those of
// earlier files have asked the document to tell them, and what a test has put in place of something, is gone.
vi.resetModules();

// What jsdom lacks; svelte/motion asks for the first on import. Tests that run in Node need none of it.
if (typeof window !== "undefined") {
  window.matchMedia = (media: string) =>
    ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  const heard: Parameters<Document["removeEventListener"]>[] = [];
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (...asked: Parameters<Document["addEventListener"]>) => {
    heard.push(asked);
    listen(...asked);
  };
  afterAll(() => {
    for (const asked of heard) document.removeEventListener(...asked);
    document.addEventListener = listen;
  });
}
