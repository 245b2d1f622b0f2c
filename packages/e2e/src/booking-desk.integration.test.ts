import type { BookingAnswer } from "@gratweg/contracts";
import {
  SERVICE_SECRET,
  book,
  commandFor,
  departuresToUse,
  ledgerOf,
  termsOf,
  withHash,
} from "./support/booking";
import { inviteColleague, signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { queryCms } from "./support/cms-database";
import { startDesk } from "./support/desk";
import type { RunningStrapi } from "./support/strapi";

const BOOKINGS = "/content-manager/collection-types/api::booking.booking";

type Departure = Awaited<ReturnType<Awaited<ReturnType<typeof departuresToUse>>>>;

let strapi: RunningStrapi;
let admin: CmsAdmin;
let nextDeparture: (capacity?: number) => Promise<Departure>;

beforeAll(async () => {
  strapi = await startDesk({});
  nextDeparture = await departuresToUse(strapi.dataFolder);
  admin = await signInAsEditor(strapi);
});

afterAll(() => strapi?.stop());

interface Made extends BookingAnswer {
  documentId: string;
}

async function booked(
  departure: Departure,
  change: (command: ReturnType<typeof commandFor>) => void = () => {},
): Promise<Made> {
  const { terms } = await termsOf(strapi, departure.tour, departure.number);
  const command = commandFor(terms, { travellers: 2 });
  change(command);
  const { body } = await book(strapi, withHash(command));
  if (!body.booking) throw new Error(`Not booked: ${body.outcome}`);
  const [row] = await queryCms<{ documentId: string }>(
    strapi.dataFolder,
    'SELECT document_id AS "documentId" FROM bookings WHERE number = ?',
    body.booking.number,
  );
  return { ...body.booking, documentId: row?.documentId ?? "" };
}

const cancelPath = ({ documentId }: Made) => `/gratweg/bookings/${documentId}/cancel`;

/** The table's lines behind the byte order mark. */
async function csv(query: string, who: CmsAdmin = admin): Promise<string[]> {
  const answer = await who.send("GET", `/gratweg/bookings.csv?${query}`);
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text.endsWith("\r\n")).toBe(true);
  return text.slice(0, -2).split("\r\n");
}

const numbersOf = (lines: string[]) => lines.slice(1).map((line) => Number(/^"(\d+)"/.exec(line)?.[1]));

const berlin = (moment: string) =>
  new Intl.DateTimeFormat("de-DE", {
    timeZone: "Europe/Berlin",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  })
    .format(new Date(moment))
    .replace(",", "");

const german = (day: string) => day.split("-").reverse().join(".");

describe("who may", () => {
  let calls: [string, string, unknown?][];

  beforeAll(async () => {
    const booking = await booked(await nextDeparture());
    calls = [
      ["GET", "/gratweg/bookings.csv"],
      ["POST", cancelPath(booking), { reason: "Probe der Rechte" }],
      ["POST", `/gratweg/bookings/${booking.documentId}/settle`, {}],
      ["GET", `/gratweg/bookings/${booking.documentId}/mails`],
      ["GET", `/gratweg/departures/seats?numbers=${booking.departure.number}`],
    ];
  });

  const statuses = (send: (method: string, path: string, body?: unknown) => Promise<Response>) =>
    Promise.all(calls.map(async ([method, path, body]) => (await send(method, path, body)).status));

  it("nobody without an account, not even with the sites' token or the service's secret", async () => {
    for (const authorization of ["", `Bearer ${strapi.token}`, `Bearer ${SERVICE_SECRET}`]) {
      const anonymous = (method: string, path: string, body?: unknown) =>
        fetch(`${strapi.url}${path}`, {
          method,
          headers: { "content-type": "application/json", ...(authorization ? { authorization } : {}) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      expect(await statuses(anonymous)).toEqual([401, 401, 401, 401, 401]);
    }
  });

  it("editors neither see bookings nor export nor cancel; the booking desk does it all", async () => {
    for (const role of ["strapi-author", "strapi-editor", "gratweg-editor"]) {
      const editor = await inviteColleague(strapi, role, admin);
      expect((await statuses(editor.send)).slice(0, 4)).toEqual([403, 403, 403, 403]);
    }
    const desk = await inviteColleague(strapi, "gratweg-booking-desk", admin);
    expect(await statuses(desk.send)).toEqual([200, 200, 200, 200, 200]);
  });

  it("nobody makes, changes, copies or deletes a booking by hand", async () => {
    const { documentId } = await booked(await nextDeparture());
    const refused = [
      await admin.call("POST", BOOKINGS, { number: 1 }),
      await admin.call("PUT", `${BOOKINGS}/${documentId}`, { state: "cancelled" }),
      await admin.call("POST", `${BOOKINGS}/clone/${documentId}`, {}),
      await admin.call("DELETE", `${BOOKINGS}/${documentId}`),
      await admin.call("POST", `${BOOKINGS}/actions/bulkDelete`, { documentIds: [documentId] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await admin.call("GET", `${BOOKINGS}/${documentId}`)).status).toBe(200);
  });
});

describe("export", () => {
  it("writes a table that spreadsheets read and cannot run", async () => {
    const booking = await booked(await nextDeparture(), ({ request }) => {
      request.travellers[0] = { firstName: "Änne", lastName: "Groß-Ökten", birthDate: "1980-02-29" };
      request.contact.street = '=HYPERLINK("http://x.example";"y")';
      request.note = "@SUM(1+1)\nzweite Zeile; „Gruß“";
      request.contact.city = "St. Gallen, =1+1";
    });
    const filter = `filters[number][$eq]=${booking.number}`;
    const [head, ...rest] = await csv(filter);
    expect(head).toBe(
      '"Buchungsnummer";"Gebucht am";"Zustand";"Tournummer";"Reise";"Terminnummer";"Beginn";"Ende";"Plätze";' +
        '"Einzelzimmer";"Versicherung";"Gesamtpreis (EUR)";"Vorname";"Nachname";"E-Mail";"Telefon";"Straße";"PLZ";' +
        '"Ort";"Land";"Nachricht";"Formblatt";"Gehalten bis"',
    );
    const { departure, trip } = booking;
    const common =
      `"${booking.number}";"${berlin(booking.bookedAt)}";"bestätigt";"${trip.number}";"${trip.title}";` +
      `"${departure.number}";"${german(departure.startDate)}";"${german(departure.endDate)}";`;
    const total = (booking.total.amount / 100).toFixed(2).replace(".", ",");
    expect(rest.join("\r\n")).toBe(
      `${common}"2";"0";"nein";"${total}";"Änne";"Groß-Ökten";"${booking.email}";"0049 30 0000 123";` +
        `"'=HYPERLINK(""http://x.example"";""y"")";"10115";"St. Gallen, =1+1";"DE";` +
        `"'@SUM(1+1)\nzweite Zeile; „Gruß“";"${booking.formSheetVersion}";""`,
    );
    expect(await csv(`${filter}&rows=travellers`)).toEqual([
      '"Buchungsnummer";"Gebucht am";"Zustand";"Tournummer";"Reise";"Terminnummer";"Beginn";"Ende";"Reisende/r";' +
        '"Vorname";"Nachname";"Geburtsdatum"',
      `${common}"1";"Änne";"Groß-Ökten";"29.02.1980"`,
      `${common}"2";"Jördis B";"Æbelø-Weiß";"14.05.1987"`,
    ]);
  });

  it("is a download under a name with its day, kept nowhere", async () => {
    const { headers } = await admin.send("GET", "/gratweg/bookings.csv?rows=travellers");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="reisende-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("holds what the list shows for the same filters, text and order", async () => {
    const [here, there] = [await nextDeparture(), await nextDeparture()];
    const first = await booked(here);
    const second = await booked(
      here,
      ({ request }) => (request.contact.email = "uebelacker@reisende.example"),
    );
    const other = await booked(there);
    await admin.call("POST", cancelPath(first), { reason: "Für die Filter" });

    const here$ = `filters[$and][0][departureNumber][$eq]=${here.number}`;
    const queries: [query: string, numbers: number[]][] = [
      [here$, [second.number, first.number]],
      [`${here$}&sort=number:ASC`, [first.number, second.number]],
      [`${here$}&filters[$and][1][state][$eq]=confirmed`, [second.number]],
      [`${here$}&filters[$and][1][state][$eq]=cancelled`, [first.number]],
      [
        `filters[$and][0][departureNumber][$eq]=${there.number}&filters[$and][1][tourNumber][$eq]=${there.tour}`,
        [other.number],
      ],
      [`${here$}&filters[$and][1][bookedAt][$gt]=2100-01-01T00:00:00.000Z`, []],
      [`${here$}&filters[$and][1][bookedAt][$gte]=2000-01-01T00:00:00.000Z`, [second.number, first.number]],
      ["_q=uebelacker", [second.number]],
    ];
    for (const [query, numbers] of queries) {
      expect([query, numbersOf(await csv(query))]).toEqual([query, numbers]);
      const { body } = await admin.call<{ results: { number: number }[] }>("GET", `${BOOKINGS}?${query}`);
      expect(body.results.map(({ number }) => number).sort()).toEqual([...numbers].sort());
    }
  });

  it("refuses what it does not understand instead of handing over everybody", async () => {
    for (const query of ["filters[nonsense][$eq]=1", "rows=all", "sort=nonsense:ASC"])
      expect([query, (await admin.call("GET", `/gratweg/bookings.csv?${query}`)).status]).toEqual([
        query,
        400,
      ]);
  });

  it("gives all rows of several pages, each once", async () => {
    const all = await queryCms<{ number: number }>(strapi.dataFolder, "SELECT number FROM bookings");
    const columns =
      "document_id, number, departure_number, tour_number, state, travellers, contact, email, seats, total_cents";
    const rows = Array.from({ length: 1100 }, (_, index) => 500_000 + index);
    const values = rows.map(() => "(?, ?, 1, 1, 'confirmed', '[]', '{}', 'viele@reisende.example', 1, 100)");
    // At once: a connection that is kept meanwhile would end under the next question.
    await queryCms(
      strapi.dataFolder,
      `INSERT INTO bookings (${columns}) VALUES ${values.join(", ")}`,
      ...rows.flatMap((number) => [`page${number}`, number]),
    );
    const numbers = numbersOf(await csv("sort=number:ASC"));
    expect(numbers).toEqual([...all.map(({ number }) => number).sort((a, b) => a - b), ...rows]);
    await queryCms(strapi.dataFolder, "DELETE FROM bookings WHERE number >= 500000");
  });
});

describe("cancelling", () => {
  it("returns seats once, however often it is asked, and tells both sides", async () => {
    const departure = await nextDeparture(12);
    const booking = await booked(departure);
    await booked(departure);
    expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({
      taken: 4,
      booked: 4,
      mails: 4,
    });

    const ask = () =>
      admin.call<{ data: { outcome: string } }>("POST", cancelPath(booking), {
        reason: "  Bein\ngebrochen ",
      });
    const together = await Promise.all([ask(), ask(), ask()]);
    expect(together.map(({ body }) => body.data.outcome).sort()).toEqual([
      "already-cancelled",
      "already-cancelled",
      "cancelled",
    ]);
    expect((await ask()).body).toEqual({ data: { number: booking.number, outcome: "already-cancelled" } });
    expect(await ledgerOf(strapi.dataFolder, departure.number)).toMatchObject({
      taken: 2,
      booked: 2,
      mails: 6,
    });

    const { body } = await admin.call<{ data: { state: string; history: Record<string, string>[] } }>(
      "GET",
      `${BOOKINGS}/${booking.documentId}`,
    );
    expect(body.data.state).toBe("cancelled");
    expect(body.data.history.map(({ event, by, note }) => ({ event, by, note }))).toEqual([
      { event: "booked", by: "traveller", note: expect.any(String) as string },
      { event: "cancelled", by: "Gratweg Redaktion", note: "Bein gebrochen" },
    ]);
    const mails = await admin.call<{ data: { kind: string; to: string; state: string }[] }>(
      "GET",
      `/gratweg/bookings/${booking.documentId}/mails`,
    );
    expect(mails.body.data.map(({ kind, state }) => [kind, state])).toEqual([
      ["booking-confirmation", "pending"],
      ["booking-notice", "pending"],
      ["booking-cancellation", "pending"],
      ["booking-cancellation-notice", "pending"],
    ]);
    expect(mails.body.data[0]?.to).toBe(booking.email);
  });
});

describe("seats", () => {
  it("are told for many departures at once, from the counter", async () => {
    const [used, free] = [await nextDeparture(7), await nextDeparture(9)];
    const { departure, trip } = await booked(used);
    const { body } = await admin.call(
      "GET",
      `/gratweg/departures/seats?numbers=${free.number},${used.number},99999999`,
    );
    const tour = { number: trip.number, title: trip.title };
    expect(body).toEqual({
      data: [
        { ...departure, documentId: used.documentId, state: "open", capacity: 7, taken: 2, left: 5, tour },
        {
          number: free.number,
          documentId: free.documentId,
          startDate: expect.stringMatching(/^\d{4}-/) as string,
          endDate: expect.stringMatching(/^\d{4}-/) as string,
          state: "open",
          capacity: 9,
          taken: 0,
          left: 9,
          tour: { number: free.tour, title: expect.any(String) as string },
        },
      ],
    });
  });

  it("are asked for by up to a hundred numbers", async () => {
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join(",");
    for (const numbers of ["", "x", "1;2", "0", many])
      expect((await admin.call("GET", `/gratweg/departures/seats?numbers=${numbers}`)).status).toBe(400);
  });
});

it("writes down who exported and cancelled, and nothing about travellers", async () => {
  const booking = await booked(await nextDeparture());
  await csv(`filters[email][$containsi]=${booking.email}&_q=Jördis`);
  await admin.call("POST", cancelPath(booking), { reason: "Geheimer Grund" });
  const log = strapi.log();
  expect(log).toContain("exports 0 bookings as bookings, narrowed by email, text");
  expect(log).toContain(`cancels booking ${booking.number}: cancelled`);
  for (const secret of [booking.email, "Geheimer Grund", "Æbelø", "Wiesenweg"])
    expect(log).not.toContain(secret);
});
