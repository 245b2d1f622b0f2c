import { useLocation } from "@reach/router";
import { useEffect, useRef } from "react";
import { arriveAt } from "./places";

/** Stands behind a screen and mounts with it: the place on the page is found again, and the headline takes the focus. */
export function Arrived() {
  const location = useLocation();
  const key = location.key ?? "";
  const before = useRef<string | null>(null);
  useEffect(() => {
    // As on the site's pages: from here on scripts answer.
    document.documentElement.dataset["hydrated"] = "true";
    // The query alone has changed, by a search or a filter: whoever types stays where they are.
    const isStaying = before.current !== null && before.current !== key;
    before.current = key;
    return arriveAt(key, isStaying);
  }, [key]);
  return null;
}
