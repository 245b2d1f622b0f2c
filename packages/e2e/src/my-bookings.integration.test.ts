import { myBookingAnswer, myBookingsAnswer, problem, type BookingTerms } from "@gratweg/contracts";
import { signInAsEditor } from "./support/cms-admin";
import { startAccountServer, type AccountServer, type Person } from "./support/account-server";
import { book, commandFor, departuresToUse, termsOf } from "./support/booking";

let server: AccountServer;
let nextDeparture: Awaited<ReturnType<typeof departuresToUse>>;

beforeAll(async () => {
  server = await startAccountServer();
  nextDeparture = await departuresToUse(server.dataFolder);
});
afterAll(() => server?.stop());

async function bookFor(email: string, travellers = 1): Promise<{ number: number; terms: BookingTerms }> {
  const departure = await nextDeparture();
  const { terms } = await termsOf(server.strapi, departure.tour, departure.number);
  const { body } = await book(server.strapi, commandFor(terms, { email, travellers }));
  return { number: body.booking?.number ?? 0, terms };
}
const mine = async ({ jwt }: Person) =>
  myBookingsAnswer.parse((await server.ask("GET", "/api/bookings", { jwt })).body).data;
const paper = ({ jwt }: Person, number: number, kind: string) =>
  server.ask("GET", `/api/bookings/${number}/documents/${kind}`, { jwt });

async function cancel(number: number): Promise<void> {
  await server.query(
    "UPDATE bookings SET state = 'cancelled', history = ? WHERE number = ?",
    JSON.stringify([{ at: "2026-11-20T10:00:00.000Z", event: "cancelled", by: "Kim", note: "" }]),
    number,
  );
}

it("what was booked as a guest is there once the address is an account's, in whatever case; another's is not", async () => {
  const email = "Bergfreund.Ott@post.example";
  const { number, terms } = await bookFor(email, 2);
  await bookFor("jemand-anders@post.example");
  const anna = await server.person({ email: email.toLowerCase() });
  const [booking, ...more] = await mine(anna);
  expect(more).toEqual([]);
  expect(booking).toMatchObject({
    number,
    state: "confirmed",
    cancelledAt: null,
    email,
    seats: 2,
    trip: { number: terms.trip.number },
    organiser: { name: terms.organiser.name, email: terms.organiser.email, phone: terms.organiser.phone },
    travellers: [
      { firstName: "Jördis A", lastName: "Æbelø-Weiß" },
      { firstName: "Jördis B", lastName: "Æbelø-Weiß" },
    ],
    documents: [
      { kind: "confirmation", title: "Buchungsbestätigung", mediaType: "text/html" },
      { kind: "form-sheet", title: "Formblatt zur Pauschalreise", mediaType: "text/html" },
      { kind: "calendar", title: "Kalendereintrag", mediaType: "text/calendar" },
    ],
  });
  const one = await server.ask("GET", `/api/bookings/${number}`, { jwt: anna.jwt });
  expect(myBookingAnswer.parse(one.body).data).toEqual(booking);
  expect(one.headers.get("cache-control")).toBe("private, no-store");

  const other = await server.person();
  expect(await mine(other)).toEqual([]);
  for (const path of [`/api/bookings/${number}`, `/api/bookings/${number}/documents/confirmation`]) {
    const strange = await server.ask("GET", path, { jwt: other.jwt });
    const unknown = await server.ask("GET", path.replace(String(number), "999999"), { jwt: other.jwt });
    expect([strange.status, strange.text]).toEqual([404, unknown.text]);
  }
});

it("the soonest trip comes first, past and cancelled ones behind", async () => {
  const anna = await server.person();
  const numbers: number[] = [];
  for (let index = 0; index < 4; index += 1) numbers.push((await bookFor(anna.email)).number);
  const [late = 0, soon = 0, past = 0, cancelled = 0] = numbers;
  const move = async (number: number, start: string, end: string) => {
    const [row] = await server.query<{ answer: unknown }>(
      "SELECT answer FROM bookings WHERE number = ?",
      number,
    );
    const answer = (typeof row?.answer === "string" ? JSON.parse(row.answer) : row?.answer) as {
      departure: object;
    };
    const moved = { ...answer, departure: { ...answer.departure, startDate: start, endDate: end } };
    await server.query("UPDATE bookings SET answer = ? WHERE number = ?", JSON.stringify(moved), number);
  };
  await move(late, "2127-09-01", "2127-09-08");
  await move(soon, "2127-06-01", "2127-06-08");
  await move(past, "2020-06-01", "2020-06-08");
  await move(cancelled, "2127-01-01", "2127-01-08");
  await cancel(cancelled);
  const found = await mine(anna);
  expect(found.map(({ number }) => number)).toEqual([soon, late, cancelled, past]);
  expect(found[2]).toMatchObject({ state: "cancelled", cancelledAt: "2026-11-20T10:00:00.000Z" });
});

it("papers are pages to print, of this booking alone, with nothing from outside and nothing that runs", async () => {
  const anna = await server.person();
  const { number, terms } = await bookFor(anna.email);
  const titles = { confirmation: "Ihre Reise", "form-sheet": terms.formSheet.title };
  for (const kind of ["confirmation", "form-sheet"] as const) {
    const { status, headers, text } = await paper(anna, number, kind);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "text/html; charset=utf-8",
      "private, no-store",
    ]);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(headers.get("content-disposition")).toMatch(/^inline; filename="[\w-]+\.html"$/);
    expect(text).toContain('<html lang="de">');
    expect(text).not.toMatch(/<script|<img|<link|<iframe|src=|url\(|@import| on\w+=/i);
    expect(text).toContain(terms.trip.title);
    expect(text).toContain(titles[kind].slice(0, 10));
    expect(text).not.toContain("im Anhang");
  }
  const form = await paper(anna, number, "form-sheet");
  for (const { title } of terms.formSheet.sections) expect(form.text).toContain(title);
  const calendar = await paper(anna, number, "calendar");
  expect(calendar.headers.get("content-type")).toMatch(/^text\/calendar; charset=utf-8/);
  expect(calendar.text).toContain(`UID:buchung-${number}@gratweg.example`);
  expect(calendar.text).toContain("METHOD:PUBLISH");
  expect((await paper(anna, number, "rechnung")).status).toBe(404);
});

it("of a cancelled booking the papers say so", async () => {
  const anna = await server.person();
  const { number } = await bookFor(anna.email);
  await cancel(number);
  const [booking] = await mine(anna);
  expect(booking?.documents.map(({ title }) => title)).toEqual([
    "Stornierungsbestätigung",
    "Formblatt zur Pauschalreise",
    "Kalendereintrag (storniert)",
  ]);
  expect((await paper(anna, number, "confirmation")).text).toContain("storniert");
  expect((await paper(anna, number, "calendar")).text).toContain("METHOD:CANCEL");
});

describe("asking to cancel or to change", () => {
  const ask = ({ jwt }: Person, number: number, body: object) =>
    server.ask("POST", `/api/bookings/${number}/requests`, { jwt, body });
  const asked = async (person: Person, number: number, body: object) =>
    myBookingAnswer.parse((await ask(person, number, body)).body).data.request;
  const kept = async (number: number) => {
    const [row] = await server.query<{ id: string; taken: number; mails: number }>(
      `SELECT b.document_id AS id, s.taken AS taken, (SELECT COUNT(*) FROM outbox_mails m
         WHERE m.booking_number = b.number AND m.kind LIKE 'booking-request%') AS mails
       FROM bookings b JOIN departure_seats s ON s.departure_number = b.departure_number WHERE b.number = ?`,
      number,
    );
    return { id: row?.id, taken: Number(row?.taken), mails: Number(row?.mails) };
  };
  const desk = async (number: number, path: "cancel" | "settle") => {
    const admin = await signInAsEditor(server.strapi);
    const { id } = await kept(number);
    return (await admin.call("POST", `/gratweg/bookings/${id}/${path}`, { reason: "Wie angefragt" })).status;
  };

  it("a cancellation is asked once, changes nothing by itself, and returns the seats once when the desk confirms", async () => {
    const anna = await server.person();
    const { number, terms } = await bookFor(anna.email, 2);
    const { taken } = await kept(number);
    const [before] = await mine(anna);
    expect(before?.cancellation?.steps).toEqual(terms.cancellation);
    const first = await asked(anna, number, { kind: "cancellation" });
    expect(first).toMatchObject({ kind: "cancellation", fee: before?.cancellation?.fee });
    const again = [{ kind: "cancellation" }, { kind: "change", message: "Doch lieber im Mai" }];
    const answers = await Promise.all(again.map((body) => asked(anna, number, body)));
    expect(answers).toEqual([first, first]);
    expect(await kept(number)).toMatchObject({ taken, mails: 3 });
    expect([await desk(number, "cancel"), await desk(number, "cancel")]).toEqual([200, 200]);
    expect(await kept(number)).toMatchObject({ taken: taken - 2 });
    expect((await mine(anna))[0]).toMatchObject({ state: "cancelled", request: null, cancellation: null });
    const late = await ask(anna, number, { kind: "cancellation" });
    expect([late.status, problem.parse(late.body).type]).toEqual([409, "/probleme/termin-vorbei"]);
  });

  it("a change is open until the desk has answered, a cancellation overtakes it; nobody asks for another's booking", async () => {
    const anna = await server.person();
    const { number } = await bookFor(anna.email);
    expect((await ask(anna, number, { kind: "change", message: " \n " })).status).toBe(422);
    const wish = { kind: "change", message: " Bitte mit Einzelzimmer " };
    expect((await ask(await server.person(), number, wish)).status).toBe(404);
    expect(await asked(anna, number, wish)).toMatchObject({ kind: "change", fee: null });
    expect(await desk(number, "settle")).toBe(200);
    expect((await mine(anna))[0]).toMatchObject({ state: "confirmed", request: null });
    expect(await asked(anna, number, wish)).toMatchObject({ kind: "change" });
    expect(await asked(anna, number, { kind: "cancellation" })).toMatchObject({ kind: "cancellation" });
    expect((await kept(number)).mails).toBe(9);
  });
});

it("a later account with the address of a deleted one sees nothing of before", async () => {
  const anna = await server.person();
  const { number } = await bookFor(anna.email);
  const gone = await server.ask("DELETE", "/api/account", {
    jwt: anna.jwt,
    body: { password: "Bergschuh-2027" },
  });
  expect(gone.status).toBe(200);
  const [kept] = await server.query<{ state: string }>("SELECT state FROM bookings WHERE number = ?", number);
  expect(kept?.state).toBe("confirmed");
  const again = await server.person({ email: anna.email });
  expect(await mine(again)).toEqual([]);
  const { status, body } = await server.ask("GET", `/api/bookings/${number}`, { jwt: again.jwt });
  expect([status, problem.parse(body).detail]).toEqual([404, "Diese Buchung gibt es in Ihrem Konto nicht."]);
  const next = await bookFor(anna.email);
  expect((await mine(again)).map((booking) => booking.number)).toEqual([next.number]);
});
