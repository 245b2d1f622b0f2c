import type { ProofOutcome } from "../../ports";
import { answer, body, FakeBookings, KEY } from "../../testing/bookings";
import { testServers } from "../../testing/testServers";

const serve = testServers();
const TOKEN = `100001.${"aB3-_".repeat(9).slice(0, 43)}`;
const booking = {
  ...answer({ key: KEY, requestHash: "", request: { ...body(), expectedTotal: 89_000 } }),
  state: "held" as const,
  heldUntil: "2026-11-21T10:30:00.000Z",
};

async function start(proof: ProofOutcome | Error) {
  const bookings = new FakeBookings();
  bookings.proof = proof;
  const app = await serve({ bookings });
  const ask = (method: "GET" | "POST" | "HEAD", token = TOKEN, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url: `/api/bookings/confirm?token=${encodeURIComponent(token)}`,
      headers: { host: "localhost:8000", ...headers },
    });
  return { ask, links: bookings.links };
}

const titleOf = (html: string) => /<h1>([^<]*)<\/h1>/.exec(html)?.[1];

const factsOf = (html: string) =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, label, value]) => [label, value]);
// No-break spaces stand before the euro sign.
const FACTS = [
  ["Reise", "Karwendel"],
  ["Termin", "1.–7. Juni 2127"],
  ["Reisende", "1 Person"],
  ["Veranstalter", "Ahorn Bergreisen"],
  ["Gesamtpreis", "890,00\u00a0€"],
  ["Anzahlung bis 28. November 2026", "890,00\u00a0€"],
];

it("asks by a page with one button, and changes nothing", async () => {
  const { ask, links } = await start({ outcome: "held", booking });
  const page = await ask("GET");
  expect([page.statusCode, titleOf(page.body)]).toEqual([200, "Buchung bestätigen"]);
  expect(page.body).toContain(
    "Bis 11:30 Uhr halten wir Ihren Platz frei. Verbindlich wird Ihre Buchung erst mit dem Knopf.",
  );
  expect(page.body).toContain('<button type="submit">zahlungspflichtig buchen</button>');
  expect(factsOf(page.body)).toEqual(FACTS);
  expect(page.body).toContain(`<form method="post" action="/api/bookings/confirm?token=${TOKEN}">`);
  expect(page.body.match(/<button/g)).toHaveLength(1);
  expect(page.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  expect(links).toEqual([{ token: TOKEN, press: false }]);
});

it("confirms by the button alone", async () => {
  const { ask, links } = await start({ outcome: "confirmed", booking: { ...booking, state: "confirmed" } });
  const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  const page = await ask("POST", TOKEN, { ...form, origin: "null" });
  expect([page.statusCode, titleOf(page.body)]).toEqual([200, "Ihre Reise ist gebucht"]);
  expect(page.body).toContain(`Ihre Buchung ${booking.number} ist bestätigt.`);
  expect(factsOf(page.body)).toEqual(FACTS);
  expect(page.body).toContain('href="/de/reise/1001/karwendel"');
  expect(page.body).not.toContain("<form");
  expect(links).toEqual([{ token: TOKEN, press: true }]);
});

it("shows as text what editors and travellers wrote", async () => {
  const words = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const hostile = { ...booking, email: words, trip: { ...booking.trip, title: words } };
  for (const proof of [
    { outcome: "held", booking: hostile },
    { outcome: "confirmed", booking: { ...hostile, state: "confirmed" } },
  ] as const) {
    const page = await (await start(proof)).ask("GET");
    expect(page.body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page.body).not.toMatch(/<script|<img src=x/);
  }
});

it.each([
  [{ outcome: "expired", booking }, 410, "Die Zeit ist abgelaufen"],
  [{ outcome: "cancelled", booking }, 410, "Diese Buchung ist storniert"],
  [{ outcome: "closed", booking }, 410, "Dieser Termin findet nicht statt"],
  [{ outcome: "unknown" }, 404, "Dieser Link gilt nicht mehr"],
  [new Error("away"), 503, "Bitte versuchen Sie es gleich noch einmal"],
] as const)("says so when it cannot be confirmed: %j", async (proof, status, title) => {
  const { ask } = await start(proof);
  for (const method of ["GET", "POST"] as const) {
    const page = await ask(method);
    expect([page.statusCode, titleOf(page.body)]).toEqual([status, title]);
    if (status === 410) expect(page.body).toContain('href="/de/reise/1001/karwendel"');
  }
});

it.each(["", "100001", `0${TOKEN}`, `${TOKEN}x`, "<script>", "\u0000", "../.."])(
  "asks nobody about %j",
  async (token) => {
    const { ask, links } = await start({ outcome: "held", booking });
    expect([(await ask("GET", token)).statusCode, (await ask("POST", token)).statusCode]).toEqual([404, 404]);
    expect(links).toEqual([]);
  },
);

it("is not pressed by another website's page, nor by HEAD", async () => {
  const { ask, links } = await start({ outcome: "confirmed", booking });
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { origin: "https://boese.example" },
  ];
  for (const headers of foreign) expect((await ask("POST", TOKEN, headers)).statusCode).toBe(403);
  expect((await ask("HEAD")).statusCode).toBe(200);
  expect(links.map(({ press }) => press)).toEqual([false]);
});

it("is no picture and no frame of another website, which would use up everybody's tries", async () => {
  const { ask, links } = await start({ outcome: "held", booking });
  for (const purpose of ["image", "iframe", "empty"])
    expect((await ask("GET", TOKEN, { "sec-fetch-dest": purpose })).statusCode).toBe(403);
  expect(links).toEqual([]);
  expect((await ask("GET", TOKEN, { "sec-fetch-dest": "document" })).statusCode).toBe(200);
});
