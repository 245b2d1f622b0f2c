/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const source = path.resolve(__dirname, "../../packages/design-system/src");

const families = readdirSync(path.join(source, "families"))
  .map((file) => readFileSync(path.join(source, "families", file), "utf8"))
  .join("\n");

/** Values whose names begin like a component’s; hooks, formats and icons begin small. */
const components = [...families.matchAll(/^export \{([^}]+)\}/gm)]
  .flatMap(([, names = ""]) => names.split(","))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]/.test(name));

const stories = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".stories.tsx"))
  .map((file) => ({ file, text: readFileSync(path.join(source, file), "utf8") }));

/** What the file’s meta names. */
function named(text: string) {
  const meta = /const meta = (?:definePreview\.)?\{[\s\S]*?\} satisfies Meta/.exec(text)?.[0] ?? "";
  const component = /\bcomponent: (\w+)/.exec(meta)?.[1];
  const subcomponents = /\bsubcomponents: \{([^}]*)\}/.exec(meta)?.[1] ?? "";
  const [, group = "", name = ""] = /\btitle: "([^/"]+)\/([^"]+)"/.exec(meta) ?? [];
  return { component, subcomponents: subcomponents.split(/\W+/), group, name };
}

/** A name with a page of its own, or beside the component that it belongs to and shown there. */
function shows(name: string, text: string) {
  const { component, subcomponents } = named(text);
  return component === name || (subcomponents.includes(name) && text.includes(`<${name}`));
}

test("the families are read", () => {
  expect(components).toEqual(expect.arrayContaining(["Button", "TripCard", "TripCardSkeleton"]));
});

test("every public component has stories and a docs page", () => {
  const missing = components.filter((name) => !stories.some(({ text }) => shows(name, text)));
  expect(missing).toEqual([]);
});

test("every story file stands in one of the sidebar’s groups, under its component’s name", () => {
  const groups = [
    "Components",
    "Forms",
    "Navigation",
    "Overlays",
    "Feedback",
    "Data",
    "Account and membership",
    "Page parts",
    "Trip",
    "Booking",
  ];
  const misplaced = stories.flatMap(({ file, text }) => {
    const { group, name, component } = named(text);
    return groups.includes(group) && name === component ? [] : [`${file}: ${group}/${name}`];
  });
  expect(misplaced).toEqual([]);
});

test("stories that choose a window choose one that the toolbar has", () => {
  const known = [
    ...readFileSync(path.join(__dirname, "../viewports.ts"), "utf8").matchAll(/^ {2}(\w+): viewport\(/gm),
  ];
  const names = [...known.map(([, name]) => name), "sm", "md", "lg", "xl", "xxl"];
  const unknown = stories.flatMap(({ file, text }) =>
    [...text.matchAll(/viewport: \{ value: "(\w+)"/g)]
      .filter(([, name]) => !names.includes(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(known.length).toBeGreaterThan(0);
  expect(unknown).toEqual([]);
});

test("the pages of the families lead to pages that exist", () => {
  const titles = stories.map(({ text }) => `${named(text).group}/${named(text).name}`);
  const pages = path.join(__dirname, "../families");
  const lost = readdirSync(pages).flatMap((file) => {
    const related = /related: \[([^\]]*)\]/.exec(readFileSync(path.join(pages, file), "utf8"))?.[1] ?? "";
    return [...related.matchAll(/"([^"]+)"/g)]
      .filter(([, title = ""]) => !titles.includes(title))
      .map(([, title]) => `${file}: ${title}`);
  });
  expect(lost).toEqual([]);
});
