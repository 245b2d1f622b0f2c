import { useEffect } from "react";
import type { ResourceView } from "./resourceView";

/** What failed without a connection is asked for again when there is one. */
export function useReloadOnline(
  ...resources: readonly Pick<ResourceView<unknown>, "trouble" | "reload">[]
): void {
  useEffect(() => {
    const lost = resources.filter(({ trouble }) => trouble?.reason === "offline");
    if (lost.length === 0) return;
    const reload = () => lost.forEach((resource) => resource.reload());
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  });
}
