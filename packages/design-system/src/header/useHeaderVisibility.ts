import { useEffect, useState } from "react";

/** Section 9 of the specification: the header hides after scrolling down past this many px. */
export const hideAfter = 100;

export interface HeaderRoute {
  hasTripId: boolean;
  hasDepartureId: boolean;
}

export interface HeaderVisibility {
  state: "visible" | "hidden";
  /** Not shown at all below 460 px: on a trip's page, but not on its booking. */
  hideOnPhone: boolean;
}

export function useHeaderVisibility({ hasTripId, hasDepartureId }: HeaderRoute): HeaderVisibility {
  const [state, setState] = useState<HeaderVisibility["state"]>("visible");

  useEffect(() => {
    let last = window.scrollY;
    function follow() {
      const now = withinPage(window.scrollY);
      if (now !== last) setState(now > last && now > hideAfter ? "hidden" : "visible");
      last = now;
    }
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);

  return { state, hideOnPhone: hasTripId && !hasDepartureId };
}

/** Safari reports places outside the page while it bounces at its ends; the way back from there is no scrolling. */
function withinPage(y: number): number {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, end > 0 ? Math.min(y, end) : y);
}
