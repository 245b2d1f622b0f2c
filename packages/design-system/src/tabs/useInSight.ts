import { useEffect, type RefObject } from "react";

/** Pushes the list sideways until the chosen entry is in sight; never the page. */
export function useInSight(listRef: RefObject<HTMLElement | null>, selector: string, chosen: string): void {
  useEffect(() => {
    const list = listRef.current;
    const entry = list?.querySelector<HTMLElement>(selector);
    if (!list || !entry) return;
    const outer = list.getBoundingClientRect();
    const inner = entry.getBoundingClientRect();
    if (inner.left < outer.left) list.scrollLeft += inner.left - outer.left;
    else if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right;
  }, [listRef, selector, chosen]);
}
