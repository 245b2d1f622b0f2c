import { useEffect } from "react";
import { markSignedIn } from "./signedInScript";

/** Keeps the header right when one comes back to a page: from another tab, or by the back button from the portal. */
export function useSignedInMark(): void {
  useEffect(() => {
    markSignedIn();
    window.addEventListener("pageshow", markSignedIn);
    window.addEventListener("focus", markSignedIn);
    document.addEventListener("visibilitychange", markSignedIn);
    return () => {
      window.removeEventListener("pageshow", markSignedIn);
      window.removeEventListener("focus", markSignedIn);
      document.removeEventListener("visibilitychange", markSignedIn);
    };
  }, []);
}
