import { readFileSync } from "node:fs";
import path from "node:path";

type Lock = { packages: Record<string, { resolved?: string; integrity?: string }> };
const load = async () =>
  (await import("./addressed-lockfile.mjs")) as {
    addressed: (lock: object, registry: string) => Lock;
  };
const REGISTRY = "https://pakete.example/";

it("names where packages lie: plain, scoped, nested and under another name", async () => {
  const { addressed } = await load();
  const locked = (more: object = {}) => ({ version: "1.2.3", integrity: "sha512-x", ...more });
  const { packages } = addressed(
    {
      lockfileVersion: 3,
      packages: {
        "": { name: "gratweg" },
        "node_modules/a": locked(),
        "node_modules/@b/c": locked(),
        "node_modules/a/node_modules/@b/c": locked(),
        "node_modules/@reach/router": locked({ name: "@gatsbyjs/reach-router" }),
        "node_modules/there": locked({ resolved: "https://other.example/there.tgz" }),
        "node_modules/@gratweg/sites": { resolved: "packages/sites", link: true },
      },
    },
    REGISTRY,
  );
  expect(Object.values(packages).map(({ resolved }) => resolved)).toEqual([
    undefined,
    `${REGISTRY}a/-/a-1.2.3.tgz`,
    `${REGISTRY}@b/c/-/c-1.2.3.tgz`,
    `${REGISTRY}@b/c/-/c-1.2.3.tgz`,
    `${REGISTRY}@gatsbyjs/reach-router/-/reach-router-1.2.3.tgz`,
    "https://other.example/there.tgz",
    "packages/sites",
  ]);
});

it.each(["package-lock.json", "packages/cms/package-lock.json"])(
  "leaves no package of %s without an address, and the lockfile names no registry",
  async (file) => {
    const { addressed } = await load();
    const text = readFileSync(path.resolve(__dirname, "../..", file), "utf8");
    expect(text).not.toMatch(/"resolved": "http/);
    const { packages } = addressed(JSON.parse(text) as Lock, REGISTRY);
    const fetched = Object.values(packages).filter(({ integrity }) => integrity !== undefined);
    expect(fetched.length).toBeGreaterThan(1000);
    expect(fetched.every(({ resolved }) => resolved?.startsWith(REGISTRY))).toBe(true);
  },
);
