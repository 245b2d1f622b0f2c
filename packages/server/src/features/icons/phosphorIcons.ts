import { join } from "node:path";
import { disk, type Files } from "../../hosting/files";
import type { IconSource } from "../../ports";
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
  files?: Pick<Files, "read" | "list">;
}): IconSource {
  const { assets, files = disk } = options;
  /** What there is and nothing else: anybody makes up names. */
  const known = new Map<string, IconBody>();
  const lists = new Map<string, Promise<ReadonlySet<string>>>();
  const others = options.fallback === null ? undefined : createPublicIcons(options.fallback, options.fetch);

  /** Names of the files of a weight, listed once: a look at the disk for each made-up name would cost more than the answer. */
  const listOf = (weight: string): Promise<ReadonlySet<string>> => {
    const list =
      lists.get(weight) ??
      files.list(join(assets, weight)).then(
        (items) => new Set(items.map(({ name }) => name)),
        () => new Set<string>(),
      );
    lists.set(weight, list);
    return list;
  };

  const own = async (name: string): Promise<IconBody | null> => {
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    const weight = WEIGHTS.find((suffix) => name.endsWith(`-${suffix}`)) ?? "regular";
    const file = `${name}.svg`;
    if (!(await listOf(weight)).has(file)) return null;
    const icon = await files.read(join(assets, weight, file)).then(
      (bytes) => iconBody(bytes.toString()),
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
