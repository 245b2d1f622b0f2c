import type { MouseEvent } from "react";

/** A plain click stays on the page; one with a modifier key or another button follows the link as usual. */
export function followInPlace(event: MouseEvent, follow: (() => void) | undefined): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!follow || !isPlain) return;
  event.preventDefault();
  follow();
}
