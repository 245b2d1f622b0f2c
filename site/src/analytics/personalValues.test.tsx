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
    expect(publicPath(`${address}#ueber-uns`)).toBe(shown);
    expect(publicPath(`${address}?token=t&confirm=1#ueber-uns`)).toBe(
      `${shown}?token=:token&confirm=:confirm`,
    );
  },
);

it.each([
  ["/de/reisesuche?q=Huette&country=oesterreich", "/de/reisesuche?q=Huette&country=oesterreich"],
  ["/de/reisesuche?q=anna%40postfach.example", "/de/reisesuche?q=:q"],
  ["/de/reisesuche?q=0151%201234567", "/de/reisesuche?q=:q"],
  ["/de/reisesuche?q=%E0%A4%A", "/de/reisesuche?q=:q"],
  ["/de/reisesuche?q=a=anna@postfach.example", "/de/reisesuche?q=:q"],
  ["/de/reisesuche?q=anna%2540postfach.example", "/de/reisesuche?q=:q"],
  ["/de/reisesuche?q=0170%20123%2045+67", "/de/reisesuche?q=:q"],
  ["/de/reisesuche?from=2027-06-12&token==geheim", "/de/reisesuche?from=2027-06-12&token=:token"],
  ["/de/reisesuche?utm_source=post&gclid=klick", "/de/reisesuche?utm_source=post&gclid=:gclid"],
  ["/de/portal/user/login?weiter=%2Fde%2Fportal%2Fsettings", "/de/portal/user/login?weiter=:weiter"],
  ["/de/portal/user/pricing?abgebrochen=1", "/de/portal/user/pricing?abgebrochen=1"],
  ["/de?kaputt&&a b=c", "/de?kaputt"],
  ["/de?", "/de"],
  ["/de#ueber-uns", "/de"],
  ["/de/reise/1/a/buchen/2/bestaetigung/Anna/mehr", "/de/reise/1/a/buchen/2/bestaetigung/:fullName/mehr"],
  ["/de/reise/1/a/buchen/2/bestaetigung", "/de/reise/1/a/buchen/2/bestaetigung"],
])("the path %s is counted as %s", (path, shown) => {
  expect(publicPath(path)).toBe(shown);
});

it("an address of this site keeps its public query, one of another site nothing but its origin", () => {
  expect(publicAddress("http://localhost/de/x?token=1&q=Alm#y")).toBe(
    "http://localhost/de/x?token=:token&q=Alm",
  );
  expect(publicAddress("https://suche.example/s?q=anna+muster")).toBe("https://suche.example");
});

it("texts that are no addresses, numbers and times stay", () => {
  const at = new Date(0);
  const event = { a: ["/x?y", 1, null, true], b: { c: "Anna?", d: at }, e: "https://x.example/y" };
  expect(withoutPersonalValues(event)).toEqual({
    a: ["/x?y", 1, null, true],
    b: { c: "Anna?", d: at },
    e: "https://x.example",
  });
});

it("a view carries the route's full path, its query included [2.67]", async () => {
  const visitor = visit();
  visitor.view("/de/reisesuche?q=Huette&country=oesterreich");
  await pass(3_000);
  const [{ properties } = { properties: {} }] = network.views();
  expect(properties).toMatchObject({
    $current_url: "http://localhost/de/reisesuche?q=Huette&country=oesterreich",
    $pathname: "/de/reisesuche",
  });
});

it("the confirmation: neither the name nor a secret leaves the browser, in no request and no event", async () => {
  const path = "/de/reise/1/a/buchen/2/bestaetigung/Sieglinde%20Muster";
  window.history.replaceState(null, "", `${path}?token=geheim&confirm=1&gclid=klick#oben`);
  jest.spyOn(document, "referrer", "get").mockReturnValue("https://suche.example/s?q=sieglinde");
  document.title = "Danke, Sieglinde Muster";
  const visitor = visit();
  visitor.view(`${path}?token=geheim&confirm=1&gclid=klick`);
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
      $current_url:
        "http://localhost/de/reise/1/a/buchen/2/bestaetigung/:fullName?token=:token&confirm=:confirm&gclid=:gclid",
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
  expect(everything).not.toMatch(/sieglinde|muster|geheim|confirm=1|klick/i);
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
