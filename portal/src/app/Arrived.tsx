import { useLocation } from "@reach/router";
import { useEffect } from "react";
import { arriveAt } from "./places";

/** Stands behind a screen and mounts with it: the place on the page is found again, and the headline takes the focus. */
export function Arrived() {
  const location = useLocation();
  const key = location.key ?? "";
  useEffect(() => arriveAt(key), [key]);
  return null;
}
