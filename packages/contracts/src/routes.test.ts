import { errorVariant, isFreeSlug, isStandIn, matchRoute, paths, routeName, ROUTES } from "./routes";

it("lists every path of section 2 with the /de prefix [1.23, 2.18]", () => {
  expect([...ROUTES.values()].map((route) => route.pattern)).toEqual(
    expect.arrayContaining([
      "/de",
      "/de/*slug",
      "/de/reise/:id/:name",
      "/de/reise/:id/:name/buchen/:id_trip",
      "/de/reise/:id/:name/buchen/:id_trip/bestaetigung/:fullName",
      "/de/haeufige-fragen",
      "/de/impressum",
      "/de/datenschutz",
      "/de/influencer",
      "/de/magazin",
      "/de/magazin/:name",
      "/de/magazin/:name/:subtopic",
      "/de/reisesuche",
      "/de/support",
      "/de/support/:name",
      "/de/top",
      "/de/top/:name",
      "/de/portal",
      "/de/portal/*slug",
      "/de/portal/reise/:id/:name",
      "/de/portal/manage-users",
      "/de/portal/angebot",
      "/de/portal/settings",
      "/de/de/portal/user/success",
      "/de/portal/user/login",
      "/de/portal/user/login-checkout",
      "/de/portal/user/register",
      "/de/portal/user/register-checkout",
      "/de/portal/user/checkout-return",
      "/de/portal/user/payment-success",
      "/de/portal/user/pricing",
      "/de/portal/user/reset-password",
      "/de/portal/user/reset-password/:token",
      "/de/portal/user/set-new-password",
    ]),
  );
});

it("appends the locale code to names, and a suffix for the default-locale route [1.24]", () => {
  expect(routeName("trip")).toBe("trip___de");
  expect(routeName("trip", true)).toBe("trip___de___default");
  expect(ROUTES.get("portal-settings")?.name).toBe("portal-settings___de");
});

it("requires authentication for portal home, portal trip and portal settings only", () => {
  const guarded = [...ROUTES].filter(([, route]) => route.requiresAuthentication).map(([key]) => key);
  expect(guarded).toEqual(["portal", "portal-trip", "portal-settings"]);
});

it.each([
  ["/de", "home", {}],
  ["/de/reise/1001/karwendel", "trip", { id: "1001", name: "karwendel" }],
  ["/de/reise/1001/karwendel/buchen/100101", "booking", { id: "1001", name: "karwendel", id_trip: "100101" }],
  [
    "/de/reise/1/k/buchen/2/bestaetigung/Anna%20Ott",
    "booking-confirmation",
    { id: "1", name: "k", id_trip: "2", fullName: "Anna Ott" },
  ],
  ["/de/magazin/huetten/schlafen", "magazine-article", { name: "huetten", subtopic: "schlafen" }],
  ["/de/portal/angebot", "portal-offer", {}],
  ["/de/portal/irgendwas/mehr", "portal-page", { slug: "irgendwas/mehr" }],
  ["/de/portal/user/reset-password/abc", "portal-reset-password-token", { token: "abc" }],
])("%s is %s [3.5]", (path, key, params) => {
  const match = matchRoute(path);
  expect({ key: match?.key, params: match?.params }).toEqual({ key, params });
});

it.each(["/de/reise/1001", "/de/sicher-unterwegs", "/en", "/", "/de/reise//karwendel"])(
  "%s has no route of its own",
  (path) => {
    expect(matchRoute(path)).toBeUndefined();
  },
);

it("builds canonical paths", () => {
  expect([
    paths.home(),
    paths.trip(1001, "karwendel"),
    paths.booking(1001, "karwendel", 100101),
    paths.search("q=H%C3%BCtte"),
    paths.page("/so/arbeiten wir/"),
    paths.magazine("huetten", "schlafen"),
    paths.topLists(),
  ]).toEqual([
    "/de",
    "/de/reise/1001/karwendel",
    "/de/reise/1001/karwendel/buchen/100101",
    "/de/reisesuche?q=H%C3%BCtte",
    "/de/so/arbeiten%20wir",
    "/de/magazin/huetten/schlafen",
    "/de/top",
  ]);
});

it("pages that stand in for others have no address of their own; the forms that they belong to have one", () => {
  expect(
    ["/404", "/de/fehler-portal", "/de/reise/buchen", "/de/vertrag-widerrufen/eingegangen"].every(isStandIn),
  ).toBe(true);
  expect(["/de", "/de/vertrag-widerrufen", "/de/reise/1001/karwendel"].some(isStandIn)).toBe(false);
});

it.each([
  ["/de/portal/x", "portal"],
  ["/de/reise/1/x", "portal"],
  ["/de/reisesuche/x", "portal"],
  ["/de/magazin/reise", "portal"],
  ["/de/magazin/x", "site"],
  ["/de/fehler-portal", "site"],
] as const)("the error page at %s is that of the %s", (path, variant) => {
  expect(errorVariant(path)).toBe(variant);
});

it("leaves editors' pages what no route, no stand-in and nothing below them has", () => {
  const taken = [...ROUTES.values()].flatMap(({ pattern }) => {
    const [, , ...segments] = pattern.split("/");
    return segments.length === 0 || segments[0]?.startsWith("*")
      ? []
      : [segments.join("/").replace(/[:*]/g, "")];
  });
  expect(taken.length).toBeGreaterThan(35);
  const services = ["agb", "barrierefreiheit", "ranking", "vertrag-kuendigen", "vertrag-widerrufen"];
  expect(taken.filter((slug) => isFreeSlug(slug, "site"))).toEqual(services);
  const further = [
    "404",
    "fehler-portal",
    "portal/irgendwas",
    "reise/5/falsche-reise",
    "vertrag-widerrufen/eingegangen",
  ];
  expect(further.filter((slug) => isFreeSlug(slug, "site"))).toEqual([]);
  expect(
    ["sicher-unterwegs", "tief/unten", "wissen/huettentouren"].every((slug) => isFreeSlug(slug, "site")),
  ).toBe(true);
  expect(["hinweise", "rund/ums/konto"].every((slug) => isFreeSlug(slug, "portal"))).toBe(true);
  expect(
    ["settings", "user/login", "reise/1/tour", "angebot"].filter((slug) => isFreeSlug(slug, "portal")),
  ).toEqual([]);
});

it("a slash in a name is no segment of the confirmation's address", () => {
  expect(paths.bookingConfirmation(1, "k", 2, "Muthu a/l Ramasamy")).toMatch(
    /bestaetigung\/Muthu%20a%20l%20Ramasamy$/,
  );
});
