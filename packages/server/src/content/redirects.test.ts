import fc from "fast-check";
import { createRedirectTable } from "./redirects";
import type { RedirectRule } from "../ports";

const rule = (from: string, to: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  status: 308,
  site: "all",
  ...more,
});

function table(rules: RedirectRule[]) {
  const [warn, info] = [jest.fn(), jest.fn()];
  return { table: createRedirectTable(rules, { info, warn, error: jest.fn() }), warn, info };
}

it("leads to paths and to external addresses, each with its status, and takes the query along on the own host [2.41]", () => {
  const { table: redirects } = table([
    rule("/de/alt", "/de/neu", { status: 301 }),
    rule("/de/shop/", "https://shop.example/start", { status: 302 }),
    rule("/de/liste", "/de/reisesuche?country=italien", { status: 307 }),
    rule("/de/anker", "/de#ueber-uns"),
    rule("/de/ümlaut", "/de/x y"),
  ]);
  expect([
    redirects.find("hiking", "/de/alt", "?a=1"),
    redirects.find("biking", "/de/shop", "?a=1"),
    redirects.find("hiking", "/de/liste", "?a=1"),
    redirects.find("hiking", "/de/anker", "?a=1"),
    redirects.find("hiking", "/de/%C3%BCmlaut", ""),
    redirects.find("hiking", "/de/andere", ""),
  ]).toEqual([
    { status: 301, location: "/de/neu?a=1" },
    { status: 302, location: "https://shop.example/start" },
    { status: 307, location: "/de/reisesuche?country=italien" },
    { status: 308, location: "/de?a=1#ueber-uns" },
    { status: 308, location: "/de/x%20y" },
    undefined,
  ]);
});

it("prefers the site's own rule and keeps it to that site", () => {
  const { table: redirects } = table([
    rule("/de/a", "/de/alle"),
    rule("/de/a", "/de/rad", { site: "biking" }),
  ]);
  expect([
    redirects.find("biking", "/de/a", "")?.location,
    redirects.find("hiking", "/de/a", "")?.location,
  ]).toEqual(["/de/rad", "/de/alle"]);
});

it.each([
  rule("kein-pfad", "/de/x"),
  rule("/", "/de/x"),
  rule("/de", "/de/x"),
  rule("/de/portal", "/de/x"),
  rule("/de/portal/user/login", "https://evil.example/login"),
  rule("/de/de/portal/user/success", "/de/x"),
  rule("/portal/offer", "/de/x"),
  rule("/de/reise/1001/karwendel/buchen/100101", "https://evil.example/"),
  rule("/api/bookings", "/de/x"),
  rule("/.well-known/security.txt", "/de/x"),
  rule("/robots.txt", "/de/x"),
  rule("/de/vertrag-kuendigen", "https://evil.example/"),
  rule("/de/impressum", "/de/x"),
  rule("/de/../a", "/de/x"),
  rule("/de/a", "javascript:alert(1)"),
  rule("/de/a", "//evil.example"),
  rule("/de/a", "/\\evil.example"),
  rule("/de/a", "ftp://example.org/"),
  rule("/de/a", "de/x"),
  rule("/de/a", "http://shop.example/"),
  rule("/de/a", "https://gut.example@evil.example/"),
  rule("/de/a", "/./\\evil.example"),
  rule("/de/a", "/.//evil.example"),
  rule("/de/a", "/de/..//evil.example"),
  rule("/de/a", "/%2e//evil.example"),
  rule("/de/a", "/%5cevil.example"),
  rule("/de/a", "/de/%5C%5Cevil.example"),
  rule("/de/a", "/\t/evil.example"),
  rule("/de/a", "/\n/evil.example"),
  rule("/de/a", "/de/x\r\nset-cookie: a=b"),
  rule("/de/a", "/de/a"),
])("leaves out %j and says so", (bad) => {
  const { table: redirects, warn } = table([bad]);
  expect([redirects.size, warn.mock.calls.length]).toEqual([0, 1]);
});

it("breaks circles but keeps what leads out of them", () => {
  const { table: redirects } = table([
    rule("/de/a", "/de/b"),
    rule("/de/b", "/de/c"),
    rule("/de/c", "/de/a"),
  ]);
  const follow = (path: string, steps = 0): number => {
    const next = redirects.find("hiking", path, "");
    return next && steps < 10 ? follow(next.location, steps + 1) : steps;
  };
  expect(["/de/a", "/de/b", "/de/c"].map((path) => follow(path) < 10)).toEqual([true, true, true]);
});

it("names in the log which rules lead to another host", () => {
  const { info } = table([rule("/de/a", "/de/b"), rule("/de/shop", "https://shop.example/start")]);
  expect(info.mock.calls).toEqual([[{ from: "/de/shop", host: "shop.example" }, "redirect to another host"]]);
});

it("whatever a rule says, its visitors stay on the site or go to a host by https", () => {
  const parts = fc.array(
    fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%5c",
      "%2f",
      "%2e",
      "\t",
      "\r\n",
      "evil.example",
      "@",
      ":",
      "https:",
      "?",
      "#",
      "x",
    ),
    { maxLength: 9 },
  );
  fc.assert(
    fc.property(parts, (to) => {
      const found = table([rule("/de/a", to.join(""))]).table.find("hiking", "/de/a", "");
      if (!found) return;
      const { origin, protocol, username } = new URL(found.location, "http://own.example/de/a");
      expect(found.location).not.toMatch(/[\r\n\t\\]/);
      expect(found.location.startsWith("/") ? origin === "http://own.example" : protocol === "https:").toBe(
        true,
      );
      expect(username).toBe("");
    }),
  );
});
