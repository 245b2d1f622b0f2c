import { useEffect, useRef, type FocusEvent, type RefObject } from "react";
import type { Toast } from "./toast";
import { toastButtons } from "./toastButtons";

/**
 * Where the focus is when a toast goes: on the next one, or, after the last, where it was before it came to the toasts.
 * And a toast that comes never covers what has the focus (WCAG 2.2, 2.4.11).
 */
export function useToastFocus(
  region: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  onLeave: () => void,
) {
  const focused = useRef<string | null>(null);
  const cameFrom = useRef<Element | null>(null);
  const shown = toasts.map(({ id }) => id).join(" ");
  const previous = useRef<readonly string[]>([]);

  useEffect(() => {
    const element = region.current;
    const before = previous.current;
    previous.current = toasts.map(({ id }) => id);
    if (!element) return;

    const id = focused.current;
    if (id !== null && !previous.current.includes(id)) {
      focused.current = null;
      const later = before.slice(before.indexOf(id) + 1).find((other) => previous.current.includes(other));
      const next = later ?? previous.current[previous.current.length - 1];
      const target = next === undefined ? undefined : toastButtons(element, next).pop();
      if (target) target.focus();
      else {
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
        // An element that is taken out of the page tells of no loss of the focus.
        onLeave();
      }
      return;
    }

    const active = document.activeElement;
    if (!active || active === document.body || element.contains(active)) return;
    // The room at the window's end is reserved by now; this moves the page only when something is covered.
    if (overlaps(active.getBoundingClientRect(), element.getBoundingClientRect())) {
      active.scrollIntoView({ block: "nearest" });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the ids stand for the list and its callbacks, which are new at each rendering
  }, [region, shown]);

  return {
    onFocus(event: FocusEvent) {
      const { relatedTarget, target } = event;
      // None when a toast before this one went under the focus: the way back is still the first one.
      if (relatedTarget && !event.currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      focused.current = target.closest("[data-toast]")?.getAttribute("data-toast") ?? null;
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) focused.current = null;
    },
  };
}

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
