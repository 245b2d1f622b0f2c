import type { IconDrawing, IconShape } from "@gratweg/design-system";

type IconPath = IconDrawing["paths"][number];

/** The attributes that are taken over, as React spells them. */
const TAKEN: Readonly<Record<string, keyof IconPath>> = {
  d: "d",
  fill: "fill",
  stroke: "stroke",
  "stroke-width": "strokeWidth",
  "stroke-linecap": "strokeLinecap",
  "stroke-linejoin": "strokeLinejoin",
  "fill-rule": "fillRule",
  "clip-rule": "clipRule",
  opacity: "opacity",
};
const HARMLESS = /^[\w\s.,#+-]*$/;

/**
 * An icon's body (the inside of an `<svg>`) as data: groups and paths with what they look like, nothing else. Undefined for a body that
 * holds anything besides, which would be drawn wrongly or could be more than a drawing.
 */
export function toDrawing(body: string, width: number, height: number): IconDrawing | undefined {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
  const { documentElement: svg } = new DOMParser().parseFromString(text, "image/svg+xml");
  const paths = collect(svg, {});
  return paths && paths.length > 0 ? { width, height, paths } : undefined;
}

function collect(parent: Element, inherited: Partial<IconPath>): IconPath[] | undefined {
  const found: IconPath[] = [];
  for (const element of parent.children) {
    const look = { ...inherited, ...attributesOf(element) };
    const { d } = look;
    if (element.localName === "g") {
      const inner = collect(element, look);
      if (!inner) return undefined;
      found.push(...inner);
    } else if (element.localName === "path" && d !== undefined) found.push({ ...look, d });
    else return undefined;
  }
  return found;
}

function attributesOf(element: Element): Partial<IconPath> {
  const pairs = [...element.attributes].flatMap(({ name, value }) => {
    const key = TAKEN[name];
    return key !== undefined && HARMLESS.test(value) ? [[key, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Keeps an icon's place until it comes, so that nothing moves. */
export const pendingIcon: IconShape = { width: 256, height: 256, paths: [] };
