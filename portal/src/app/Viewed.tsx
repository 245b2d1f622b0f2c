import { useEffect } from "react";
import { usePortalServices } from "../services";

/** Stands behind what is shown and mounts with it: a page view. Whoever a guard leads on has seen nothing, so the address alone is none. */
export function Viewed({ path, search }: { path: string; search: string }) {
  const { analytics } = usePortalServices();
  useEffect(() => analytics.view(path + search), [analytics, path, search]);
  return null;
}
