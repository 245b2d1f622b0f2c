import { useEffect, useRef, type RefObject } from "react";

/**
 * The heading to give to what a step shows. When another step comes, it takes the focus and the page begins at its top: who
 * cannot see the change hears it. Not on arrival, when the page itself is new.
 */
export function useStepFocus(
  /** Null while there is nothing to be shown yet. */
  shown: string | null,
  hasIssues: boolean,
  /** Whether a link led here. */
  isArrival: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);

  useEffect(() => {
    const before = last.current;
    last.current = shown;
    // The list of what is wrong takes the focus itself.
    if (before === shown || hasIssues) return;
    if (before === null) {
      // The router's own way to the top is smooth, and ends wherever it is when the page grows.
      if (isArrival) window.scrollTo({ top: 0, behavior: "instant" });
      return;
    }
    const begin = () => {
      window.scrollTo({ top: 0, behavior: "instant" });
      heading.current?.focus({ preventScroll: true });
    };
    begin();
    // After back and forward the router scrolls and takes the focus for itself, one frame later at most.
    const frame = requestAnimationFrame(begin);
    return () => cancelAnimationFrame(frame);
  }, [shown, hasIssues, isArrival]);

  return heading;
}
