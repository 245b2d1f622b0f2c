import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

test("the README's header has ten lines, and it is the one that all three stacks build", () => {
  const [, shown = ""] =
    /## A header in ten lines[\s\S]*?```tsx\n([\s\S]*?)```/.exec(read("packages/design-system/README.md")) ??
    [];
  expect(shown.trimEnd().split("\n")).toHaveLength(10);
  expect({
    vite: read("consumers/vite-react-19/src/SiteHeader.tsx"),
    next: read("consumers/next-app-router/app/SiteHeader.tsx"),
    jest: read("consumers/jest-react-18/src/SiteHeader.tsx"),
  }).toEqual({ vite: shown, next: shown, jest: shown });
});
