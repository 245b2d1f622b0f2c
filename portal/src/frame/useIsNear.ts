import { startTransition, useEffect, useState, type RefObject } from "react";

/** Whether a place has once come near the window: for what is of no use before. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        startTransition(() => setNear(true));
      },
      { rootMargin: "300px 0px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return isNear;
}
