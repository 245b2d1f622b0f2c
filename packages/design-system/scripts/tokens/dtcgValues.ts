/** Values of the Design Tokens Format Module 2025.10, from what CSS writes. */

export interface Token {
  $type?: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

export type Group = { [name: string]: Token | Group | string };

const vendor = "example.gratweg";

/** A token that CSS writes otherwise than its value says keeps what CSS writes. */
const withCss = (token: Token, css: string, more: object = {}): Token => ({
  ...token,
  $extensions: { [vendor]: { css, ...more } },
});

export function colour(css: string) {
  const rgba = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(css);
  const channels = rgba
    ? rgba.slice(1, 4).map(Number)
    : [1, 3, 5].map((start) => parseInt(css.slice(start, start + 2), 16));
  if (channels.some(Number.isNaN)) throw new Error(`Not a colour: ${css}`);
  return {
    colorSpace: "srgb",
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha: rgba ? Number(rgba[4]) : 1,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`,
  };
}

export const px = (value: number) => ({ value, unit: "px" });

function plainLength(css: string): { value: number; unit: string } | null {
  const match = /^(-?[\d.]+)(px|rem)$/.exec(css);
  if (match) return { value: Number(match[1]), unit: String(match[2]) };
  return css === "0" ? px(0) : null;
}

/** The format knows px and rem only: fluid lengths stand at their greatest, em and % become factors. */
export function length(css: string): Token {
  const plain = plainLength(css);
  if (plain) return { $type: "dimension", $value: plain };
  const fluid = /^clamp\(([^,]+), ([^,]+), ([^,]+)\)$/.exec(css);
  const [least, greatest] = [plainLength(fluid?.[1] ?? ""), plainLength(fluid?.[3] ?? "")];
  if (least && greatest) {
    const description = "Grows with the window; the value is the greatest.";
    return withCss({ $type: "dimension", $value: greatest, $description: description }, css, { least });
  }
  const factor = /^(-?[\d.]+)(em|%)$/.exec(css);
  if (!factor) throw new Error(`Not a length: ${css}`);
  const ofFont = factor[2] === "em";
  return withCss(
    {
      $type: "number",
      $value: Number(factor[1]) / (ofFont ? 1 : 100),
      $description: ofFont ? "Times the font size." : "Of the side's length.",
    },
    css,
  );
}

export const number = (css: string | number): Token => ({ $type: "number", $value: Number(css) });

export const weight = (css: string): Token => ({ $type: "fontWeight", $value: Number(css) });

export const family = (css: string): Token => ({
  $type: "fontFamily",
  $value: css.split(",").map((name) => name.trim().replaceAll('"', "")),
});
