import { useLayoutEffect, type RefObject } from "react";

/**
 * Keeps room for what is fixed to the window's bottom: the page's end can be scrolled above it, and the browser does not scroll a
 * focused element below it (WCAG 2.2, 2.4.11).
 */
export function useReservedBottom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const root = document.documentElement.style;
    const body = document.body.style;
    const reserve = () => {
      const height = `${String(Math.ceil(window.innerHeight - element.getBoundingClientRect().top))}px`;
      root.scrollPaddingBottom = height;
      body.paddingBottom = height;
    };
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(reserve);
    reserve();
    observer?.observe(element);
    window.addEventListener("resize", reserve);
    return () => {
      observer?.disconnect();
      window.removeEventListener("resize", reserve);
      root.scrollPaddingBottom = "";
      body.paddingBottom = "";
    };
  }, [ref]);
}
