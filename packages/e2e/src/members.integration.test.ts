import { randomUUID } from "node:crypto";
import {
  bookingAnswer,
  bookingPriceChanged,
  bookingTermsAnswer,
  departuresAnswer,
  memberTripAnswer,
  offersAnswer,
  problem,
} from "@gratweg/contracts";
import { ACCOUNTS, startAccountServer, type AccountServer, type Person } from "./support/account-server";
import { commandFor, eachOf, ledgerOf, type Command } from "./support/booking";
import { startMailServer, readMail, type MailServer } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { until } from "./support/until";

const DAY_MS = 86_400_000;
let server: AccountServer;
let mails: MailServer;
let worker: MailWorker;
let mia: Person;
let paul: Person;

interface Offered {
  tour: number;
  number: number;
  price: number;
  memberPrice: number;
}
let offered: Offered[];

beforeAll(async () => {
  server = await startAccountServer();
  mails = await startMailServer();
  worker = startMailWorker({ dataFolder: server.dataFolder, smtpPort: mails.port, env: ACCOUNTS });
  mia = await server.person();
  paul = await server.person();
  await subscribe(mia);
  offered = await server.query<Offered>(
    `SELECT MAX(t.number) AS tour, d.number, MAX(d.price_cents) AS price, MAX(d.member_price_cents) AS "memberPrice"
     FROM departures d JOIN departures_tour_lnk l ON l.departure_id = d.id JOIN tours t ON t.id = l.tour_id
     WHERE d.member_price_cents IS NOT NULL AND d.id > ? GROUP BY d.number ORDER BY d.number`,
    0,
  );
});
afterAll(async () => {
  await worker?.stop();
  await mails?.stop();
  await server?.stop();
});

async function subscribe({ id, email }: Person, until = Date.now() + DAY_MS) {
  const now = server.stored(new Date());
  await server.query(
    `INSERT INTO subscriptions (document_id, contract_number, email, user_id, state, plan_slug, plan_name, price_cents, "interval",
       started_at, current_period_end, provider, provider_id, created_at, updated_at, published_at)
     VALUES (?, ?, ?, ?, 'active', 'jahr', 'Jahr', 3900, 'year', ?, ?, 'sandbox', ?, ?, ?, ?)`,
    ...[`doc-${id}`, `M-${id}`, email, id, now, server.stored(new Date(until)), `sub-${id}`, now, now, now],
  );
}
const endMembership = ({ id }: Person) =>
  server.query(
    "UPDATE subscriptions SET current_period_end = ? WHERE user_id = ?",
    server.stored(new Date(Date.now() - 1_000)),
    id,
  );

/** Each test has a departure with a member price of its own. */
function nextOffered(): Offered {
  const departure = offered.shift();
  if (!departure) throw new Error("The seed has too few member prices.");
  return departure;
}
async function termsFor({ tour, number }: Offered, jwt?: string) {
  const answer = await server.ask("GET", `/api/trips/${tour}/departures/${number}`, { jwt });
  return bookingTermsAnswer.parse(answer.body).data;
}
const send = ({ key, request }: Pick<Command, "key" | "request">, jwt?: string) =>
  server.ask("POST", "/api/bookings", { jwt, body: request, headers: { "idempotency-key": key } });

describe("members' offers", () => {
  it("have code, text and price for members, teasers for everybody else; those of other days are not there [1.15]", async () => {
    const published = "published_at IS NOT NULL AND slug = ?";
    const ask = async (jwt?: string) => (await server.ask("GET", "/api/offers", { jwt })).body;
    const all = offersAnswer.parse(await ask()).data;
    const [first, ...others] = all;
    if (!first) throw new Error("The seed has no offers.");
    expect(all.every(({ member, trip }) => member === null && trip !== null)).toBe(true);
    const forMia = offersAnswer.parse(await ask(mia.jwt));
    expect(forMia.meta.hasAccess).toBe(true);
    for (const { member } of forMia.data) {
      expect(member?.code).toMatch(/^[A-Z]+\d+$/);
      expect(member?.body.length).toBeGreaterThan(0);
      expect(member?.priceFrom?.amount).toBeGreaterThan(0);
    }
    expect(offersAnswer.parse(await ask(paul.jwt))).toEqual({ data: all, meta: { hasAccess: false } });

    await server.query(`UPDATE offers SET valid_until = ? WHERE ${published}`, "2020-01-01", first.slug);
    expect(offersAnswer.parse(await ask()).data).toEqual(others);
    await server.query(
      `UPDATE offers SET valid_until = NULL, valid_from = ? WHERE ${published}`,
      "2120-01-01",
      first.slug,
    );
    expect(offersAnswer.parse(await ask()).data).toEqual(others);
    await server.query(`UPDATE offers SET valid_from = NULL WHERE ${published}`, first.slug);
    // Without an end it comes behind those that end.
    expect(offersAnswer.parse(await ask()).data).toEqual([...others, { ...first, validUntil: null }]);
  });

  it("give neither code nor member price by the content system itself, whatever an editor grants and whoever asks", async () => {
    for (const [role, action] of [
      ["public", "find"],
      ["authenticated", "find"],
    ]) {
      const [permission] = await server.query<{ id: number }>(
        "INSERT INTO up_permissions (document_id, action, created_at, updated_at, published_at) VALUES (?, ?, ?, ?, ?) RETURNING id",
        randomUUID().slice(0, 24),
        `api::offer.offer.${action}`,
        ...[1, 2, 3].map(() => server.stored(new Date())),
      );
      await server.query(
        "INSERT INTO up_permissions_role_lnk (permission_id, role_id) SELECT ?, id FROM up_roles WHERE type = ?",
        permission?.id,
        role,
      );
    }
    const codes = await server.query<{ code: string }>("SELECT DISTINCT code FROM offers WHERE id > ?", 0);
    const prices = await server.query<{ price: number }>(
      "SELECT DISTINCT member_price_cents AS price FROM departures WHERE member_price_cents > ?",
      0,
    );
    const secret = new RegExp([...codes.map(({ code }) => code), '"memberPrice(?:Cents)?":'].join("|"));
    expect(prices.length).toBeGreaterThan(0);
    const { url, token } = server.strapi;
    const tokens = [undefined, mia.jwt, token];
    const ask = (path: string, bearer?: string) =>
      fetch(`${url}${path}`, { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} });
    for (const bearer of tokens)
      for (const path of [
        "/api/offers?populate=*",
        "/api/departures?populate=*",
        "/api/tours?populate[departures]=true",
        "/api/departures?fields[0]=memberPriceCents",
      ]) {
        const answer = await ask(path, bearer);
        expect([path, secret.test(await answer.text())]).toEqual([path, false]);
      }
    // An answer that depends on a secret tells it, bit by bit.
    for (const bearer of tokens)
      for (const path of [
        "/api/offers?filters[code][$startsWith]=K",
        "/api/offers?sort=code",
        "/api/departures?filters[memberPriceCents][$gt]=1",
        "/api/departures?sort=memberPriceCents",
        "/api/tours?filters[departures][memberPriceCents][$gt]=1",
      ])
        expect([path, [400, 401, 403].includes((await ask(path, bearer)).status)]).toEqual([path, true]);
    for (const path of ["/graphql", "/api/graphql"])
      expect((await fetch(`${url}${path}`, { method: "POST", body: "{}" })).ok).toBe(false);
    for (const path of ["offers", "tours/1001/member"])
      for (const bearer of tokens) expect((await ask(`/api/internal/${path}`, bearer)).status).toBe(401);
  });
});

describe("a trip's member part", () => {
  it("is for members; the track is a file for devices; both end with the membership, at once", async () => {
    const tour = offered[0]?.tour ?? 0;
    const lea = await server.person();
    await subscribe(lea);
    const trip = async (jwt: string) =>
      memberTripAnswer.parse((await server.ask("GET", `/api/trips/${tour}/member`, { jwt })).body).data;
    const track = (jwt?: string) => server.ask("GET", `/api/trips/${tour}/track.gpx`, { jwt });
    expect((await trip(paul.jwt)).member).toBeNull();
    const { member, days } = await trip(lea.jwt);
    expect(days.length).toBeGreaterThan(1);
    expect(member?.packingList.length).toBeGreaterThan(0);
    // In walking order, as the elevation profile needs them.
    const way = (member?.waypoints ?? []).map(({ distanceKm }) => distanceKm);
    expect([way.length > 2, way[0], [...way].sort((one, other) => one - other)]).toEqual([true, 0, way]);
    const file = await track(lea.jwt);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/gpx+xml"]);
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${member?.track?.fileName}"`);
    expect(file.text.match(/<trkpt /g)).toHaveLength(member?.track?.points ?? -1);
    expect([(await track()).status, (await track(paul.jwt)).status]).toEqual([401, 403]);
    await endMembership(lea);
    expect((await trip(lea.jwt)).member).toBeNull();
    const refused = await track(lea.jwt);
    expect([refused.status, problem.parse(refused.body).type]).toEqual([403, "/probleme/kein-zugriff"]);
  });

  it("is for whoever has booked the trip, until the booking is cancelled", async () => {
    const lea = await server.person();
    const departure = nextOffered();
    const member = async () =>
      memberTripAnswer.parse(
        (await server.ask("GET", `/api/trips/${departure.tour}/member`, { jwt: lea.jwt })).body,
      ).data.member;
    expect(await member()).toBeNull();
    const command = commandFor(await termsFor(departure, lea.jwt), { email: lea.email });
    const { number } = bookingAnswer.parse((await send(command, lea.jwt)).body);
    expect((await member())?.packingList.length).toBeGreaterThan(0);
    await server.query("UPDATE bookings SET state = 'cancelled' WHERE number = ?", number);
    expect(await member()).toBeNull();
  });
});

describe("member prices", () => {
  it("stand beside the normal ones for members, and nowhere for others", async () => {
    const { tour, number, price, memberPrice } = nextOffered();
    const listed = async (jwt?: string) => {
      const answer = await server.ask("GET", `/api/trips/${tour}/departures`, { jwt });
      return departuresAnswer.parse(answer.body).data.find((departure) => departure.number === number);
    };
    expect((await listed(mia.jwt))?.memberPrice).toEqual({ amount: memberPrice, currency: "EUR" });
    for (const jwt of [undefined, paul.jwt, "stale.to.ken"]) {
      const departure = await listed(jwt);
      expect([departure?.price.amount, departure?.memberPrice]).toEqual([price, undefined]);
    }
  });

  it("are what a member books at: stored, in the answer and in both mails, and repeated word for word for ever", async () => {
    const lea = await server.person();
    await subscribe(lea);
    const departure = nextOffered();
    const terms = await termsFor(departure, lea.jwt);
    expect([terms.departure.price.amount, terms.departure.memberPrice?.amount]).toEqual([
      departure.price,
      departure.memberPrice,
    ]);
    const command = commandFor(terms, { travellers: 2, email: lea.email });
    expect(command.request.expectedTotal).toBe(2 * departure.memberPrice);
    const first = await send(command, lea.jwt);
    expect(first.status).toBe(201);
    const booked = bookingAnswer.parse(first.body);
    expect([booked.total.amount, booked.lines]).toEqual([
      2 * departure.memberPrice,
      [
        {
          kind: "trip",
          quantity: 2,
          unit: { amount: departure.memberPrice, currency: "EUR" },
          amount: { amount: 2 * departure.memberPrice, currency: "EUR" },
          normalUnit: { amount: departure.price, currency: "EUR" },
        },
      ],
    ]);
    const [row] = await server.query<{ terms: unknown; total: number }>(
      "SELECT terms, total_cents AS total FROM bookings WHERE number = ?",
      booked.number,
    );
    const stored = (typeof row?.terms === "string" ? JSON.parse(row.terms) : row?.terms) as object;
    expect([row?.total, stored]).toEqual([
      2 * departure.memberPrice,
      expect.objectContaining({
        memberPrice: {
          price: { amount: departure.memberPrice, currency: "EUR" },
          normalPrice: { amount: departure.price, currency: "EUR" },
        },
      }),
    ]);
    const about = await until(
      async () => {
        const all = await Promise.all(mails.received.map(readMail));
        return all.filter(({ subject }) => subject?.includes(String(booked.number)));
      },
      (found) => found.length === 2,
    );
    for (const { text, html } of about) {
      expect(text?.replace(/\s+/g, " ")).toContain("Reisepreis (Mitgliederpreis), 2 × ");
      expect(html).toContain("Mitgliederpreis");
    }
    await endMembership(lea);
    for (const jwt of [lea.jwt, undefined]) {
      const again = await send(command, jwt);
      expect([again.status, again.headers.get("idempotency-replayed"), again.text]).toEqual([
        201,
        "true",
        first.text,
      ]);
    }
  });

  it("are agreed or nothing is: the other price is refused as changed, with what holds now", async () => {
    const departure = nextOffered();
    const [asVisitor, asMember] = [await termsFor(departure), await termsFor(departure, mia.jwt)];
    const member = await send(commandFor(asVisitor), mia.jwt);
    const lower = bookingPriceChanged.parse(member.body);
    expect([
      member.status,
      lower.type,
      lower.total.amount,
      lower.terms.departure.memberPrice?.amount,
    ]).toEqual([409, "/probleme/preis-geaendert", departure.memberPrice, departure.memberPrice]);
    for (const jwt of [undefined, paul.jwt, "stale.to.ken"]) {
      const visitor = await send(commandFor(asMember), jwt);
      const higher = bookingPriceChanged.parse(visitor.body);
      expect([visitor.status, higher.total.amount]).toEqual([409, departure.price]);
      expect(visitor.text).not.toMatch(/memberPrice/);
    }
    expect(await ledgerOf(server.dataFolder, departure.number)).toEqual({
      taken: 0,
      bookings: 0,
      booked: 0,
      mails: 0,
    });
    // An editor's change between looking and booking, too.
    const command = commandFor(asMember);
    await server.query(
      "UPDATE departures SET member_price_cents = ? WHERE number = ?",
      departure.memberPrice + 100,
      departure.number,
    );
    const changed = await send(command, mia.jwt);
    expect(bookingPriceChanged.parse(changed.body).total.amount).toBe(departure.memberPrice + 100);
  });

  it("never let more people on a trip than there are places, members and visitors at the same moment", async () => {
    const departure = nextOffered();
    await server.query("UPDATE departures SET capacity = ? WHERE number = ?", 5, departure.number);
    const [asVisitor, asMember] = [await termsFor(departure), await termsFor(departure, mia.jwt)];
    const wishes = Array.from({ length: 24 }, (_, index) => index % 2 === 0);
    const answers = await eachOf(wishes, 24, async (isMember) =>
      isMember ? send(commandFor(asMember), mia.jwt) : send(commandFor(asVisitor)),
    );
    const booked = answers.filter(({ status }) => status === 201);
    expect([booked.length, answers.filter(({ status }) => status === 409).length]).toEqual([5, 19]);
    const totals = booked.map(({ body }) => bookingAnswer.parse(body).total.amount);
    expect(totals.every((total) => [departure.price, departure.memberPrice].includes(total))).toBe(true);
    expect(await ledgerOf(server.dataFolder, departure.number)).toMatchObject({
      taken: 5,
      bookings: 5,
      booked: 5,
    });
  });
});
