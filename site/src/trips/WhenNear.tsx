import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";

interface WhenNearProps {
  /** The page wakes with the first scrolling. */
  live?: boolean;
  children: ReactNode;
}

/**
 * Draws its children when they come near the window, and not in the prerendered page: for what is too heavy to be sent to and
 * drawn for everybody. It keeps no room: what grows above an anchor while the window is on its way there makes it miss.
 */
export function WhenNear({ live, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        startTransition(() => setNear(true));
      },
      { rootMargin: "800px 0px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    // On paper it would be a blank space: nothing comes near the window there.
    <div ref={place} data-screen-only data-live={live}>
      {isNear && children}
    </div>
  );
}
