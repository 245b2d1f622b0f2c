import type { IconShape } from "@gratweg/design-system";
import { useEffect, useState } from "react";
import { bundledIcons } from "./bundledIcons";
import { createIconService } from "./iconService";
import { pendingIcon } from "./toDrawing";

const loadIcon = createIconService((url, init) => fetch(url, init));

/**
 * The icon that an editor chose by its Iconify name; `fallback` for one that does not exist or does not come. Until then its place is
 * kept. Without a name there is no icon.
 */
export function useContentIcon(name: string | null, fallback?: IconShape): IconShape | undefined {
  const bundled = name === null ? undefined : bundledIcons[name];
  const [loaded, setLoaded] = useState<{ name: string; icon: IconShape | undefined } | null>(null);

  useEffect(() => {
    if (name === null || bundled !== undefined) return;
    let isWanted = true;
    void loadIcon(name).then((icon) => {
      if (isWanted) setLoaded({ name, icon });
    });
    return () => {
      isWanted = false;
    };
  }, [name, bundled]);

  if (name === null) return undefined;
  if (bundled !== undefined) return bundled;
  return loaded?.name === name ? (loaded.icon ?? fallback) : pendingIcon;
}
