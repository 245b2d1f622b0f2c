import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { IconSource } from "../ports";
import { createPublicIcons } from "./publicIcons";

const WEIGHTS = ["bold", "duotone", "fill", "light", "thin"];
const SIZE = 256;

type IconBody = { body: string };

/** The set `ph` from the files of `@phosphor-icons/core`; other sets only when a public fallback is configured. */
export function createIconSource(options: {
  /** The package's folder `assets`. */
  assets: string;
  /** Origin of an Iconify API; null = nobody is asked. */
  fallback: string | null;
  fetch?: typeof fetch;
}): IconSource {
  /** What there is and nothing else: anybody makes up names. */
  const known = new Map<string, IconBody>();
  const others = options.fallback === null ? undefined : createPublicIcons(options.fallback, options.fetch);

  const own = async (name: string): Promise<IconBody | null> => {
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    const weight = WEIGHTS.find((suffix) => name.endsWith(`-${suffix}`)) ?? "regular";
    const icon = await readFile(join(options.assets, weight, `${name}.svg`), "utf8").then(
      iconBody,
      () => null,
    );
    if (icon) known.set(name, icon);
    return icon;
  };

  return {
    async icons(set, names) {
      if (set !== "ph") return others?.icons(set, names);
      const found = await Promise.all(names.map(async (name) => [name, await own(name)] as const));
      const missing = found.filter(([, icon]) => icon === null).map(([name]) => name);
      return {
        prefix: set,
        icons: Object.fromEntries(found.filter((pair): pair is [string, IconBody] => pair[1] !== null)),
        width: SIZE,
        height: SIZE,
        ...(missing.length > 0 ? { not_found: missing } : {}),
      };
    },
  };
}

/** Phosphor colours the root element; Iconify's bodies have no root, so a group carries the colour. */
function iconBody(svg: string): IconBody {
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return { body: `<g fill="currentColor">${inner}</g>` };
}
