import {
  departuresAnswer,
  memberTripAnswer,
  offersAnswer,
  problem,
  type MyBooking,
} from "@gratweg/contracts";
import type { ServerOptions } from "../../createServer";
import { FakeAccounts } from "../../testing/accounts";
import { body, departure, FakeBookings, KEY, terms } from "../../testing/bookings";
import { signedInUser } from "../../testing/fakes";
import {
  contentMemberTrip,
  contentOffer,
  fakeMemberContent,
  fakeMemberships,
  memberPrice,
} from "../../testing/members";
import { testServers } from "../../testing/testServers";

const serve = testServers();

const USERS = { mia: signedInUser({ id: 1 }), paul: signedInUser({ id: 2 }) };

/** Mia is a member, Paul has an account only; every other token proves nothing. */
async function start(more: Partial<ServerOptions> = {}) {
  const bookings = new FakeBookings(20);
  const memberTerms = terms({ departure: departure(100101, { memberPrice }) });
  const askedTerms: (boolean | undefined)[] = [];
  const app = await serve({
    departures: {
      departures: (_trip, isMember) => Promise.resolve([departure(100101, isMember ? { memberPrice } : {})]),
    },
    sessions: { user: (token) => Promise.resolve(USERS[token as keyof typeof USERS]) },
    memberships: {
      of: ({ id }) => Promise.resolve({ membership: null, hasAccess: id === 1, contract: null }),
    },
    memberContent: fakeMemberContent(),
    bookings: {
      book: bookings.book,
      prove: bookings.prove,
      terms: (_trip, _departure, _context, isMember) => {
        askedTerms.push(isMember);
        return Promise.resolve(isMember ? memberTerms : terms());
      },
    },
    ...more,
  });
  const ask = (url: string, token?: string) =>
    app.inject({
      url,
      headers: { host: "localhost", ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    });
  return { app, ask, bookings, askedTerms };
}

const PRIVATE = ["private, no-store", "Authorization, Accept-Encoding"];
const cacheOf = ({ headers }: { headers: Record<string, unknown> }) => [
  headers["cache-control"],
  headers.vary,
];
const away = () => Promise.reject(new Error("away"));
const OPEN = ["/api/offers", "/api/trips/1001/departures", "/api/trips/1001/departures/100101"];

describe("GET /api/offers", () => {
  it("shows an offer whose trip is not published without one", async () => {
    const offers = () =>
      Promise.resolve([contentOffer({ tourNumber: 99 }), contentOffer({ tourNumber: null })]);
    const { ask } = await start({ memberContent: fakeMemberContent({ offers }) });
    expect(offersAnswer.parse((await ask("/api/offers")).json()).data.map(({ trip }) => trip)).toEqual([
      null,
      null,
    ]);
  });

  it("is asked of the content system once for all who come together, and each gets what is theirs", async () => {
    let finish = () => {};
    const offers = jest.fn(
      () =>
        new Promise<ReturnType<typeof contentOffer>[]>(
          (resolve) => (finish = () => resolve([contentOffer()])),
        ),
    );
    const { ask } = await start({ memberContent: fakeMemberContent({ offers }) });
    const answers = Promise.all(["mia", "paul", "stale"].map((token) => ask("/api/offers", token)));
    while (offers.mock.calls.length === 0) await new Promise(setImmediate);
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    finish();
    expect((await answers).map((answer) => offersAnswer.parse(answer.json()).meta.hasAccess)).toEqual([
      true,
      false,
      false,
    ]);
    expect(offers).toHaveBeenCalledTimes(1);
  });
});

describe("GET /api/trips/{number}/member", () => {
  const url = "/api/trips/1001/member";

  it("asks to sign in, and gives waypoints and packing list to members alone", async () => {
    const { ask } = await start();
    for (const token of [undefined, "stale"]) {
      const refused = await ask(url, token);
      expect(problem.parse(refused.json())).toMatchObject({
        status: 401,
        type: "/probleme/nicht-angemeldet",
      });
    }
    const plain = await ask(url, "paul");
    const trip = expect.objectContaining({ number: 1001, slug: "karwendel", image: null }) as object;
    const open = {
      trip,
      days: [
        expect.objectContaining({
          title: "Scharnitz – Karwendelhaus",
          overnight: "Karwendelhaus (Hütte)",
        }),
        expect.objectContaining({ title: "Karwendelhaus – Falkenhütte" }),
      ],
      arrivalByTrain: "Bis Scharnitz.",
    };
    expect(memberTripAnswer.parse(plain.json())).toEqual({ data: { ...open, member: null } });
    for (const own of ["11.4216", "Bergschuhe"]) expect(plain.body).not.toContain(own);
    const member = await ask(url, "mia");
    expect(memberTripAnswer.parse(member.json())).toEqual({
      data: {
        ...open,
        member: {
          waypoints: contentMemberTrip().waypoints,
          packingList: [{ title: "An den Füßen", items: ["Bergschuhe"] }],
          track: { points: 5, fileName: "karwendel.gpx" },
        },
      },
    });
    for (const answer of [plain, member]) expect(cacheOf(answer)).toEqual(PRIVATE);
  });

  it.each([
    ["a booking of it", {}, true, {}],
    ["a booking that was cancelled", { state: "cancelled" }, false, {}],
    ["a booking of another trip", { trip: { number: 1002, slug: "anders", title: "Anders" } }, false, {}],
    ["a booking, while memberships cannot be asked for", {}, true, { memberships: { of: away } }],
  ] as [string, Partial<MyBooking>, boolean, Partial<ServerOptions>][])(
    "is opened by %s or not, with the file",
    async (_, change, opens, more) => {
      const accounts = new FakeAccounts();
      accounts.bookings = () =>
        Promise.resolve([{ state: "confirmed", trip: { number: 1001 }, ...change } as MyBooking]);
      const { ask } = await start({ accounts, ...more });
      const { member } = memberTripAnswer.parse((await ask(url, "paul")).json()).data;
      const file = await ask("/api/trips/1001/track.gpx", "paul");
      expect([member !== null, file.statusCode]).toEqual([opens, opens ? 200 : 403]);
    },
  );

  it("asks bookings of nobody but the bearer, and says when it could not", async () => {
    const bookings = jest.fn<Promise<never>, [number, unknown]>(away);
    const { ask } = await start({ accounts: Object.assign(new FakeAccounts(), { bookings }) });
    expect((await ask(url, "paul")).statusCode).toBe(503);
    expect((await ask(url, "mia")).statusCode).toBe(200);
    expect(bookings.mock.calls.map(([id]) => id)).toEqual([2, 1]);
  });

  it("knows no other trips, and reads numbers only", async () => {
    const { ask } = await start();
    expect((await ask("/api/trips/99/member", "mia")).statusCode).toBe(404);
    expect((await ask("/api/trips/x/member", "mia")).statusCode).toBe(400);
  });
});

describe("GET /api/trips/{number}/track.gpx", () => {
  const url = "/api/trips/1001/track.gpx";

  it("tells everybody else in German what it takes", async () => {
    const { ask } = await start();
    expect((await ask(url)).statusCode).toBe(401);
    const refused = await ask(url, "paul");
    expect(refused.headers["content-type"]).toMatch("application/problem+json");
    expect(problem.parse(refused.json())).toMatchObject({
      status: 403,
      type: "/probleme/kein-zugriff",
      detail: expect.stringContaining("mit einer Mitgliedschaft") as string,
    });
    expect(refused.body).not.toContain("11.4216");
  });

  it("is 404 where there is no way to follow", async () => {
    const content = fakeMemberContent();
    const { ask } = await start({
      memberContent: fakeMemberContent({
        trip: async (number, context) => {
          const found = await content.trip(number, context);
          return found && { ...found, waypoints: found.waypoints.slice(0, 1) };
        },
      }),
    });
    expect((await ask(url, "mia")).statusCode).toBe(404);
    expect((await ask("/api/trips/99/track.gpx", "mia")).statusCode).toBe(404);
  });
});

describe("member prices", () => {
  it("never come by a question that somebody shares", async () => {
    let finish: (() => void)[] = [];
    const wait = <Value>(value: Value) => new Promise<Value>((resolve) => finish.push(() => resolve(value)));
    const visitors = jest.fn(() => wait([departure(100101)]));
    const members = jest.fn(() => wait([departure(100101, { memberPrice })]));
    const { ask } = await start({
      departures: { departures: (_trip, isMember) => (isMember ? members() : visitors()) },
    });
    const answers = Promise.all(
      ["mia", undefined, "paul", "mia"].map((token) => ask("/api/trips/1001/departures", token)),
    );
    while (finish.length < 3) await new Promise(setImmediate);
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    finish.splice(0).forEach((end) => end());
    finish = [];
    expect(
      (await answers).map((answer) => departuresAnswer.parse(answer.json()).data[0]?.memberPrice?.amount),
    ).toEqual([81_800, undefined, undefined, 81_800]);
    expect([visitors.mock.calls.length, members.mock.calls.length]).toEqual([1, 2]);
  });

  it.each([
    ["another address", { email: "jemand@anders.example" }, undefined],
    ["an address that nobody has confirmed", { confirmed: false }, undefined],
    ["the booking's own", {}, true],
  ])("prove the address of a booking by an account with %s: %j", async (_, change, isProven) => {
    const { app, bookings } = await start({
      sessions: { user: () => Promise.resolve(signedInUser(change)) },
    });
    await app.inject({
      method: "POST",
      url: "/api/bookings",
      headers: {
        host: "localhost",
        "content-type": "application/json",
        "idempotency-key": KEY,
        authorization: "Bearer anybody",
      },
      payload: body(),
    });
    expect(bookings.orders.map((order) => order.isProven)).toEqual([isProven]);
  });
});

describe("on bad days", () => {
  it("dates come with everybody's prices; what depends on the membership says that it could not be asked", async () => {
    const { ask, app, bookings } = await start({ memberships: { of: away } });
    const dates = await ask("/api/trips/1001/departures", "mia");
    expect(departuresAnswer.parse(dates.json()).data[0]?.memberPrice).toBeUndefined();
    for (const url of ["/api/offers", "/api/trips/1001/member", "/api/trips/1001/track.gpx", OPEN[2] ?? ""]) {
      const answer = await ask(url, "mia");
      expect([url, answer.statusCode, answer.headers["retry-after"]]).toEqual([url, 503, "10"]);
    }
    const refused = await app.inject({
      method: "POST",
      url: "/api/bookings",
      headers: {
        host: "localhost",
        "content-type": "application/json",
        "idempotency-key": KEY,
        authorization: "Bearer mia",
      },
      payload: body(),
    });
    expect([refused.statusCode, problem.parse(refused.json()).type]).toEqual([
      503,
      "/probleme/buchung-nicht-erreichbar",
    ]);
    expect(bookings.orders).toEqual([]);
  });

  it("a visitor without a token is asked nothing about, and waits for nothing", async () => {
    const { ask } = await start({ sessions: { user: away }, memberships: { of: away } });
    expect(await Promise.all(OPEN.map(async (url) => (await ask(url)).statusCode))).toEqual([200, 200, 200]);
  });

  it("without the content system's secret nobody is a member, and dates go on", async () => {
    const { ask } = await start({ memberships: undefined, memberContent: undefined });
    expect((await ask("/api/trips/1001/departures", "mia")).statusCode).toBe(200);
    expect((await ask("/api/offers")).statusCode).toBe(503);
  });

  it("an address that was never confirmed opens nothing, whatever is stored under it", async () => {
    const { ask } = await start({
      sessions: { user: () => Promise.resolve(signedInUser({ confirmed: false })) },
      memberships: fakeMemberships(true),
    });
    const answers = await Promise.all(
      ["/api/trips/1001/member", "/api/trips/1001/track.gpx", ...OPEN].map((url) => ask(url, "mia")),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 200, 200, 200]);
    for (const { body: sent } of answers) expect(sent).not.toMatch(/81800|KARWENDEL8|Bergschuhe/);
  });
});
