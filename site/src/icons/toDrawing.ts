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

/** The next tag, with its attributes; a value with a sign of markup in it is none of a drawing. */
const TAG = /\s*<(\/?)(g|path)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * An icon's body (the inside of an `<svg>`) as data: groups and paths with what they look like, nothing else. Undefined for a body that
 * holds anything besides, which would be drawn wrongly or could be more than a drawing. Read without the browser's parser, which Trusted
 * Types refuse every text with a tag.
 */
export function toDrawing(body: string, width: number, height: number): IconDrawing | undefined {
  const text = body.trimEnd();
  const paths: IconPath[] = [];
  /** What the open groups look like, the innermost last. */
  const groups: Partial<IconPath>[] = [{}];
  let isPathOpen = false;
  for (let end = 0; end < text.length; end = TAG.lastIndex) {
    TAG.lastIndex = end;
    const tag = TAG.exec(text);
    if (!tag) return undefined;
    const [, closing, name, attributes = "", selfClosing] = tag;
    if (isPathOpen && (name !== "path" || !closing)) return undefined;
    if (closing) {
      if (name === "path" ? !isPathOpen : groups.length === 1) return undefined;
      if (name === "g") groups.pop();
      isPathOpen = false;
      continue;
    }
    const look = { ...groups.at(-1), ...attributesOf(attributes) };
    if (name === "g") {
      if (!selfClosing) groups.push(look);
      continue;
    }
    const { d } = look;
    if (d === undefined) return undefined;
    paths.push({ ...look, d });
    isPathOpen = !selfClosing;
  }
  return paths.length > 0 && groups.length === 1 && !isPathOpen ? { width, height, paths } : undefined;
}

function attributesOf(attributes: string): Partial<IconPath> {
  const pairs = [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = "", value = ""]) => {
    const key = Object.hasOwn(TAKEN, name) ? TAKEN[name] : undefined;
    return key !== undefined && HARMLESS.test(value) ? [[key, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Keeps an icon's place until it comes, so that nothing moves. */
export const pendingIcon: IconShape = { width: 256, height: 256, paths: [] };
