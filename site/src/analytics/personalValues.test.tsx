import { PORTAL_ROUTES, PUBLIC_ROUTES } from "@gratweg/contracts/routes";
import { network, unpack } from "./testing/network";
import { pass, visit } from "./testing/visit";
import { publicAddress, publicPath, withoutPersonalValues } from "@gratweg/page-parts/analytics";

const NAME = "Änne Weiß/Groß";

it.each(Object.values({ ...PUBLIC_ROUTES, ...PORTAL_ROUTES }))(
  "%s: names and secrets become their parameter",
  (pattern) => {
    const fill = (value: (parameter: string) => string) =>
      `/de${pattern}`.replace(/[:*](\w+)/g, (_, parameter: string) => value(parameter));
    const address = fill((parameter) =>
      encodeURIComponent(["fullName", "token"].includes(parameter) ? NAME : "x"),
    );
    const shown = fill((parameter) => (["fullName", "token"].includes(parameter) ? `:${parameter}` : "x"));
    expect(publicPath(`${address}?token=t&confirm=1#ueber-uns`)).toBe(shown);
  },
);

it.each([
  ["/de/reisesuche?q=Anna", "/de/reisesuche"],
  ["/de#ueber-uns", "/de"],
  ["/de/reise/1/a/buchen/2/bestaetigung/Anna/mehr", "/de/reise/1/a/buchen/2/bestaetigung/:fullName/mehr"],
  ["/de/reise/1/a/buchen/2/bestaetigung", "/de/reise/1/a/buchen/2/bestaetigung"],
])("the path %s is counted as %s", (path, shown) => {
  expect(publicPath(path)).toBe(shown);
});

it("an address of this site loses its query, one of another site everything but its origin", () => {
  expect(publicAddress("http://localhost/de/x?token=1#y")).toBe("http://localhost/de/x");
  expect(publicAddress("https://suche.example/s?q=anna+muster")).toBe("https://suche.example");
});

it("texts that are no addresses, numbers and times stay", () => {
  const at = new Date(0);
  const event = { a: ["/x?y", 1, null, true], b: { c: "Anna?", d: at }, e: "https://x.example/y" };
  expect(withoutPersonalValues(event)).toEqual({
    a: ["/x", 1, null, true],
    b: { c: "Anna?", d: at },
    e: "https://x.example",
  });
});

it("the confirmation: neither the name nor a query leaves the browser, in no request and no event", async () => {
  const path = "/de/reise/1/a/buchen/2/bestaetigung/Sieglinde%20Muster";
  window.history.replaceState(null, "", `${path}?token=geheim&confirm=1&gclid=klick#oben`);
  jest.spyOn(document, "referrer", "get").mockReturnValue("https://suche.example/s?q=sieglinde");
  document.title = "Danke, Sieglinde Muster";
  const visitor = visit();
  visitor.view(path);
  window.history.replaceState(null, "", "/de");
  visitor.view("/de");
  await pass(10_000);
  expect(
    network.views().map(({ properties: { $current_url, $pathname, $referrer, title } }) => ({
      $current_url,
      $pathname,
      $referrer,
      title,
    })),
  ).toEqual([
    {
      $current_url: "http://localhost/de/reise/1/a/buchen/2/bestaetigung/:fullName",
      $pathname: "/de/reise/1/a/buchen/2/bestaetigung/:fullName",
      $referrer: "https://suche.example",
      title: undefined,
    },
    {
      $current_url: "http://localhost/de",
      $pathname: "/de",
      $referrer: "https://suche.example",
      title: undefined,
    },
  ]);
  const everything = network.sent
    .map(({ url, raw }) => url.href + JSON.stringify(unpack(raw) ?? ""))
    .join("\n");
  expect(everything).not.toMatch(/sieglinde|muster|geheim|confirm=|klick/i);
  expect(document.cookie).not.toMatch(/sieglinde|geheim/i);
});

it("a failure: its kind arrives, and nothing of what it says", async () => {
  const visitor = visit({ debug: true });
  const complaints = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  const error = new TypeError("Sieglinde Muster hat kein Bett");
  visitor.fail(error, "/de/portal/user/reset-password/geheim");
  await pass(10_000);
  const failures = network.events().filter(({ event }) => event === "$exception");
  expect(failures.map(({ properties }) => properties)).toMatchObject([
    {
      $pathname: "/de/portal/user/reset-password/:token",
      $exception_list: [{ type: "TypeError", value: "" }],
    },
  ]);
  expect(JSON.stringify(failures)).not.toMatch(/sieglinde|muster|bett|geheim/i);
  expect(complaints.mock.calls.flat().filter((text) => /captureException/.test(String(text)))).toEqual([]);
});
