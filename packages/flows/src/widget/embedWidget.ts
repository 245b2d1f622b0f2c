export interface EmbeddedWidget {
  script: string;
  /** Of the element that the script looks for and fills. */
  attributes: Record<string, string>;
}

/** Somebody else's script did not do what it should. */
export class WidgetError extends Error {
  override name = "WidgetError";
}

/**
 * Puts an element into the slot, and behind it the script that fills it. A script runs anew each time that it is put into a page, so
 * it finds the element of today. Resolves when something stands there; `unembedWidget` takes everything away.
 */
export function embedWidget(
  slot: HTMLElement,
  { script, attributes }: EmbeddedWidget,
  signal: AbortSignal,
): Promise<void> {
  const place = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) place.setAttribute(name, value);
  const element = document.createElement("script");
  element.src = script;
  return new Promise((resolve, reject) => {
    // A script may fill the element or take its place.
    const filled = new MutationObserver(() => {
      const part =
        [...slot.children].find((child) => child !== place && child !== element) ?? place.firstElementChild;
      if (!part) return;
      filled.disconnect();
      const frame = part.matches("iframe") ? part : part.querySelector("iframe");
      if (frame) frame.addEventListener("load", () => resolve(), { once: true, signal });
      else resolve();
    });
    element.addEventListener("error", () => reject(new WidgetError(`${script} could not be loaded`)), {
      signal,
    });
    signal.addEventListener("abort", () => {
      filled.disconnect();
      unembedWidget(slot);
    });
    filled.observe(slot, { childList: true, subtree: true });
    slot.replaceChildren(place, element);
  });
}

export function unembedWidget(slot: HTMLElement): void {
  slot.replaceChildren();
}
