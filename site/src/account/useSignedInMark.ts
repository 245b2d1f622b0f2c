import { useEffect } from "react";
import { markSignedIn } from "./signedInScript";

/** Keeps the header right when one comes back to a page: from another tab, or by the back button from the portal. */
export function useSignedInMark(): void {
  useEffect(() => {
    const look = () => {
      try {
        markSignedIn();
      } catch {
        // Where cookies are forbidden nobody is signed in.
      }
    };
    look();
    window.addEventListener("pageshow", look);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("pageshow", look);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
