/** @jest-environment node */
import { cssGroups, cssVariables, customProperty } from "../../scripts/tokens/css";
import { designTokens } from "../../scripts/tokens/dtcg";
import { colour, type Group, type Token } from "../../scripts/tokens/dtcgValues";
import { resolveRole } from "./contrast";
import { applyGlobalStyles, getCssText, resetCss } from "./public";
import { grayPalettes, palettes, type GrayName, type PaletteName } from "./palettes";
import { darkRoles, lightRoles, type Role } from "./roles";
import { createSiteTheme } from "./siteTheme";
import * as tokens from "./tokens";

type Properties = Map<string, string>;

/** The custom properties that the rules with this selector declare. */
function declared(css: string, selector: string): Properties {
  const escaped = selector.replaceAll(".", "\\.");
  const bodies = [
    ...css.matchAll(new RegExp(`(?:[{},]|\\*/)\\s*${escaped}(?:,[^{]*)?\\s*\\{([^}]*)\\}`, "g")),
  ];
  return new Map(
    bodies.flatMap(([, body]) =>
      [...(body ?? "").matchAll(/(--[\w-]+):\s*([^;]+)/g)].map(
        ([, name, value]) => [String(name), String(value)] as const,
      ),
    ),
  );
}

const nothing: Properties = new Map();
const merged = (...layers: Properties[]): Properties => new Map(layers.flatMap((layer) => [...layer]));

function computed(properties: Properties, name: string): string {
  const value = properties.get(name);
  if (value === undefined) throw new Error(`${name} is not declared`);
  return value.replace(/var\((--[\w-]+)\)/g, (_match, other: string) => computed(properties, other));
}

const combinations = Object.keys(palettes).flatMap((primary) =>
  Object.keys(grayPalettes).flatMap((gray) =>
    (["light", "dark"] as const).map((theme) => [primary as PaletteName, gray as GrayName, theme] as const),
  ),
);

describe("tokens.css", () => {
  const own = cssVariables();

  test.each(combinations)(
    "%s with %s, %s: the roles are those of Stitches' sheet",
    (primary, gray, theme) => {
      resetCss();
      const site = createSiteTheme({ primary, gray });
      applyGlobalStyles(site);
      const sheet = getCssText();
      const dark = theme === "dark";
      const stitches = merged(
        declared(sheet, ":root"),
        declared(sheet, `.${site.className}`),
        dark ? declared(sheet, ".theme-dark") : nothing,
      );
      const variables = merged(
        declared(own, ":root"),
        declared(own, `.gratweg-primary-${primary}`),
        declared(own, `.gratweg-gray-${gray}`),
        dark ? declared(own, ".theme-dark") : nothing,
      );
      const colours = [...stitches.keys()].filter((name) => name.startsWith("--colors-"));
      expect(colours.length).toBe(22 + Object.keys(lightRoles).length);
      const spoken = (name: string) => customProperty("color", name.slice("--colors-".length));
      expect(Object.fromEntries(colours.map((name) => [name, computed(variables, spoken(name))]))).toEqual(
        Object.fromEntries(colours.map((name) => [name, computed(stitches, name)])),
      );
    },
  );

  test("every other scale has Stitches' values", () => {
    resetCss();
    applyGlobalStyles();
    const stitches = declared(getCssText(), ":root");
    const variables = declared(own, ":root");
    const groups = {
      space: "space",
      sizes: "size",
      radii: "radius",
      borderWidths: "border-width",
      fonts: "font",
      fontSizes: "font-size",
      fontWeights: "font-weight",
      lineHeights: "line-height",
      letterSpacings: "letter-spacing",
      shadows: "shadow",
      zIndices: "z",
      transitions: "transition",
    } as const;
    for (const [scale, group] of Object.entries(groups)) {
      const names = Object.keys(cssGroups[group]);
      expect(names.map((name) => computed(variables, customProperty(group, name)))).toEqual(
        names.map((name) => computed(stitches, `--${scale}-${name}`)),
      );
    }
  });

  test("each declaration is there once, and nothing follows the system's preference", () => {
    const names = [...own.slice(0, own.indexOf(".theme-dark {")).matchAll(/^ {2}(--[\w-]+):/gm)].map(
      ([, name]) => name,
    );
    expect(new Set(names).size).toBe(names.length);
    expect(own).not.toContain("@media");
  });
});

describe("tokens.json", () => {
  const document = designTokens();
  const all = tokensOf(document, [], undefined);

  test("every alias leads to a token of the same type, without a circle", () => {
    const aliases = [...all.values()].flatMap((token) =>
      aliasesIn(token.$value).map((alias) => ({ alias, token })),
    );
    expect(aliases.length).toBeGreaterThan(100);
    for (const { alias, token } of aliases) {
      expect(all.has(alias)).toBe(true);
      if (typeof token.$value === "string") expect(all.get(alias)?.$type).toBe(token.$type);
      resolved(alias);
    }
  });

  test("every value has the shape of its type", () => {
    const wrong = [...all].filter(([name, token]) => !shapes[token.$type ?? ""]?.(resolved(name)));
    expect(wrong).toEqual([]);
  });

  test.each([
    ["light", lightRoles],
    ["dark", darkRoles],
  ] as const)("the roles of the %s theme are those of the table", (theme, roles) => {
    for (const role of Object.keys(roles) as Role[]) {
      expect(resolved(`role.${theme}.${role}`)).toEqual(colour(resolveRole(roles, role, "green", "cool")));
    }
  });

  test("all palettes are complete, and lengths say what CSS writes", () => {
    for (const [name, palette] of Object.entries(palettes)) {
      for (const [step, css] of Object.entries(palette))
        expect(resolved(`palette.${name}.${step}`)).toEqual(colour(css));
    }
    const groups = {
      space: tokens.space,
      size: tokens.sizes,
      radius: tokens.radii,
      fontSize: tokens.fontSizes,
    };
    for (const [group, values] of Object.entries(groups)) {
      for (const [name, css] of Object.entries(values)) expect(cssOf(`${group}.${name}`)).toBe(css);
    }
    expect(resolved("breakpoint.mobile")).toEqual({ value: 1280, unit: "px" });
    expect(resolved("transition.fast")).toEqual({
      duration: { value: 150, unit: "ms" },
      delay: { value: 0, unit: "ms" },
      timingFunction: [0.2, 0, 0, 1],
    });
  });

  function tokensOf(group: Group, path: string[], type: string | undefined): Map<string, Token> {
    const inherited = typeof group.$type === "string" ? group.$type : type;
    return new Map(
      Object.entries(group).flatMap(([name, child]): [string, Token][] => {
        if (name.startsWith("$") || typeof child === "string") return [];
        expect(name).not.toMatch(/[{}.]/);
        const inside = [...path, name];
        if (!("$value" in child)) return [...tokensOf(child, inside, inherited)];
        const token = child as Token;
        return [[inside.join("."), { $type: inherited, ...token }]];
      }),
    );
  }

  function resolved(name: string, seen: string[] = []): unknown {
    expect(seen).not.toContain(name);
    const token = all.get(name);
    if (!token) throw new Error(`${name} is not a token`);
    return withAliases(token.$value, [...seen, name]);
  }

  function withAliases(value: unknown, seen: string[]): unknown {
    if (typeof value === "string") {
      const alias = /^\{(.+)\}$/.exec(value)?.[1];
      return alias ? resolved(alias, seen) : value;
    }
    if (Array.isArray(value)) return value.map((part) => withAliases(part, seen));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withAliases(part, seen)]));
  }

  function cssOf(name: string): string {
    const extension = all.get(name)?.$extensions?.["example.gratweg"] as { css?: string } | undefined;
    if (extension?.css) return extension.css;
    const { value, unit } = resolved(name) as { value: number; unit: string };
    return value === 0 ? "0" : `${value}${unit}`;
  }
});

function aliasesIn(value: unknown): string[] {
  if (typeof value === "string") return /^\{(.+)\}$/.exec(value)?.slice(1, 2) ?? [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(aliasesIn) : [];
}

/** What the format's module demands of each type's value. */
const shapes: Record<string, (value: unknown) => boolean> = {
  color: (value) => {
    const { colorSpace, components, alpha, hex } = value as ReturnType<typeof colour>;
    const inside = [...components, alpha].every((part) => part >= 0 && part <= 1);
    return colorSpace === "srgb" && components.length === 3 && inside && /^#[0-9a-f]{6}$/.test(hex);
  },
  dimension: (value) => hasUnit(value, ["px", "rem"]),
  duration: (value) => hasUnit(value, ["ms", "s"]),
  number: (value) => Number.isFinite(value),
  fontWeight: (value) => typeof value === "number" && value >= 1 && value <= 1000,
  fontFamily: (value) =>
    Array.isArray(value) && value.every((name) => typeof name === "string" && name !== ""),
  cubicBezier: (value) => Array.isArray(value) && value.length === 4 && value.every(Number.isFinite),
  transition: (value) => Object.keys(value as object).join() === "duration,delay,timingFunction",
  shadow: (value) =>
    Array.isArray(value) &&
    value.every((layer) => Object.keys(layer as object).join() === "color,offsetX,offsetY,blur,spread"),
};

function hasUnit(value: unknown, units: string[]): boolean {
  const { value: amount, unit, ...rest } = value as { value: unknown; unit: string };
  return Number.isFinite(amount) && units.includes(unit) && Object.keys(rest).length === 0;
}
