import { useEffect, useState } from "react";
import { usePortalServices } from "../services";
import type { SiteContent } from "./siteContent";

/** Header's and footer's content, asked for once after the first paint; without it both are complete all the same. */
export function useSiteContent(): SiteContent | null {
  const { content, config } = usePortalServices();
  const [found, setFound] = useState<SiteContent | null>(null);

  useEffect(() => {
    let isGone = false;
    void Promise.all([import("./fetchSiteContent"), content()])
      .then(([{ fetchSiteContent }, client]) => fetchSiteContent(client, config))
      .then(
        (fetched) => {
          if (!isGone) setFound(fetched);
        },
        // Logos are no reason to tell anybody that something is wrong.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [content, config]);

  return found;
}
