import { startTransition, useEffect, useState, type RefObject } from "react";

/** How far below the window something is near, for somebody who is on the way to it. */
const AHEAD = "300px 0px";

/** Whether a place has once been in the window, or near it once somebody scrolls: for what is of no use before. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const target = place.current;
    const arrive = (entries: readonly IntersectionObserverEntry[]) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      stop();
      startTransition(() => setNear(true));
    };
    const observers: IntersectionObserver[] = [];
    const observe = (rootMargin: string) => {
      const observer = new IntersectionObserver(arrive, { rootMargin });
      observer.observe(target);
      observers.push(observer);
    };
    const lookAhead = () => observe(AHEAD);
    const stop = () => {
      window.removeEventListener("scroll", lookAhead);
      for (const observer of observers) observer.disconnect();
    };
    observe("0px");
    window.addEventListener("scroll", lookAhead, { once: true, passive: true });
    return stop;
  }, [place]);

  return isNear;
}
