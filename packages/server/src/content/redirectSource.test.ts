import { createRedirectSource, type RawRule } from "./redirectSource";

const raw = (more: Partial<RawRule>): RawRule => ({
  from: "/de/a",
  to: "/de/b",
  statusCode: "s301",
  site: "all",
  active: true,
  ...more,
});

it("takes what is switched on, for sites that exist", async () => {
  const source = createRedirectSource(() =>
    Promise.resolve([
      raw({}),
      raw({ site: "biking", statusCode: "s302", active: null }),
      raw({ statusCode: "s999" }),
      raw({ active: false }),
      raw({ site: "segeln" }),
    ]),
  );
  expect(await source.load(new AbortController().signal)).toEqual([
    { from: "/de/a", to: "/de/b", status: 301, site: "all" },
    { from: "/de/a", to: "/de/b", status: 302, site: "biking" },
    { from: "/de/a", to: "/de/b", status: 308, site: "all" },
  ]);
});
