import { useLayoutEffect, type RefObject } from "react";

/** Heights in px of everything that is fixed to the window's bottom now; the highest counts. */
const heights = new Map<HTMLElement, number>();

/**
 * Keeps room for what is fixed to the window's bottom: the page's end can be scrolled above it, and the browser does not scroll a
 * focused element below it (WCAG 2.2, 2.4.11).
 */
export function useReservedBottom(ref: RefObject<HTMLElement | null>, active = true): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !active) return;
    const measure = () => {
      const { top, height } = element.getBoundingClientRect();
      // Not shown.
      if (height === 0) heights.delete(element);
      else heights.set(element, Math.ceil(window.innerHeight - top));
      reserve();
    };
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    measure();
    observer?.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener("resize", measure);
      heights.delete(element);
      reserve();
    };
  }, [ref, active]);
}

function reserve(): void {
  const height = heights.size > 0 ? `${Math.max(...heights.values())}px` : "";
  document.documentElement.style.scrollPaddingBottom = height;
  document.body.style.paddingBottom = height;
}
