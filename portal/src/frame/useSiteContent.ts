import { useEffect, useState } from "react";
import { usePortalServices } from "../services";
import { fetchSiteContent } from "./fetchSiteContent";
import type { SiteContent } from "./siteContent";

/**
 * Header's and footer's content, asked for once; without it both are complete all the same. A site with a contact of its own needs
 * none of it before its footer is near.
 */
export function useSiteContent(isFooterNear: boolean): SiteContent | null {
  const { content, config, api } = usePortalServices();
  const [found, setFound] = useState<SiteContent | null>(null);

  const isNeeded = isFooterNear || config.contact.phone === null || config.contact.email === null;

  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    void fetchSiteContent(content, api).then((fetched) => {
      if (!isGone) setFound(fetched);
    });
    return () => {
      isGone = true;
    };
  }, [content, api, isNeeded]);

  return found;
}
