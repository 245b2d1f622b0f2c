import { readFileSync } from "node:fs";
import path from "node:path";
import reloadLoader from "./reload-loader.cjs";

const runtime = path.dirname(require.resolve("gatsby/package.json"));
const load = (source: string) => reloadLoader.call({ resourcePath: "navigation.js" }, source);

it.each(["navigation.js", "production-app.js", "ensure-resources.js"])(
  "sends Gatsby's own reloads in %s to the guard [4.9]",
  (file) => {
    const result = load(readFileSync(path.join(runtime, "cache-dir", file), "utf8"));
    expect(result).toContain("window.gratwegReload(");
    expect(result).not.toMatch(/window\.location = |window\.location\.reload\(true\)/);
  },
);

it("keeps the target, and the plain way where nothing guards", () => {
  expect(load("window.location = pathname + search + hash\n")).toBe(
    "window.gratwegReload ? window.gratwegReload(pathname + search + hash) : (window.location.href = pathname + search + hash)\n",
  );
});

it("stops the build when Gatsby no longer does it there", () => {
  expect(() => load("navigate(to)")).toThrow("navigation.js no longer sets the location");
});
