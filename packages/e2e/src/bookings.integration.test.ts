import {
  bookingAnswer,
  bookingLines,
  bookingTerms,
  bookingTotal,
  paymentPlan,
  type BookingTerms,
} from "@gratweg/contracts";
import { berlinDay } from "@gratweg/contracts/kernel";
import {
  book,
  bookingsOf,
  commandFor,
  departuresToUse,
  ledgerOf,
  termsOf,
  withHash,
  type Wish,
} from "./support/booking";
import { signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { queryCms } from "./support/cms-database";
import { startDesk } from "./support/desk";
import type { RunningStrapi } from "./support/strapi";

const MANAGER = "/content-manager/collection-types";
const today = berlinDay();

interface Failure {
  error: { message: string };
}

let strapi: RunningStrapi;
let editor: CmsAdmin;
let nextDeparture: Awaited<ReturnType<typeof departuresToUse>>;

beforeAll(async () => {
  strapi = await startDesk({ GRATWEG_MAIL_FROM: "Gratweg <post@mail.gratweg.example>" });
  editor = await signInAsEditor(strapi);
  nextDeparture = await departuresToUse(strapi.dataFolder);
});

afterAll(() => strapi?.stop());

const query = <Row>(sql: string, ...values: unknown[]) => queryCms<Row>(strapi.dataFolder, sql, ...values);

async function fresh(capacity?: number) {
  const departure = await nextDeparture(capacity);
  const { terms } = await termsOf(strapi, departure.tour, departure.number);
  return { ...departure, terms };
}

/** Books and answers the number. */
async function booked(terms: BookingTerms, wish?: Wish): Promise<number> {
  const { body } = await book(strapi, commandFor(terms, wish));
  expect(body.outcome).toBe("booked");
  return body.booking?.number ?? 0;
}

describe("terms", () => {
  it("have the contract's shape and name organiser, mediator, insurance, payment and form sheet", async () => {
    const { terms } = await fresh();
    expect(bookingTerms.parse(terms)).toEqual(terms);
    expect(terms).toMatchObject({
      availability: "open",
      maxTravellers: 10,
      mediator: { name: "Gratweg GmbH (Beispiel)" },
      insurance: { partner: "Reiseschutz Alpina", perMille: 42 },
      payment: { depositPercent: 20, depositDueDays: 7, restDueDaysBefore: 30 },
      formSheet: { version: "2026-1" },
    });
    expect(terms.cancellation.at(-1)).toEqual({ daysBefore: null, percent: 90 });
    expect(terms.alternatives.length).toBeGreaterThan(0);
    expect(terms.alternatives.map(({ number }) => number)).not.toContain(terms.departure.number);
  });

  it("are unknown for another tour's departure, and for numbers that are none", async () => {
    const one = await fresh();
    const [other] = await query<{ number: number }>(
      "SELECT MIN(number) AS number FROM tours WHERE number <> ?",
      one.tour,
    );
    const bookings = bookingsOf(strapi);
    for (const [tour, departure] of [
      [other?.number ?? 0, one.number],
      [one.tour, 999_999],
      [999_999, one.number],
    ] as const)
      expect(await bookings.terms(tour, departure)).toBeNull();
  });
});

describe("a booking", () => {
  it("answers by the contract and stores a whole row, its history and two mails", async () => {
    const { terms, number: departure, tour } = await fresh();
    const command = commandFor(terms, { travellers: 3, singleRooms: 2, insurance: true });
    command.request.note = "Eine von uns isst kein Fleisch.";
    const { body } = await book(strapi, withHash(command));
    const answer = bookingAnswer.parse(body.booking);
    expect(answer).toEqual(body.booking);

    const prices = {
      priceCents: terms.departure.price.amount,
      singleSupplementCents: terms.departure.singleSupplement.amount,
      insurancePerMille: terms.insurance?.perMille ?? null,
    };
    const lines = bookingLines(prices, { travellers: 3, singleRooms: 2, insurance: true });
    const plan = paymentPlan(bookingTotal(lines), today, terms.departure.startDate, terms.payment);
    expect(
      answer.lines.map(({ kind, quantity, unit, amount }) => ({
        kind,
        quantity,
        unitCents: unit.amount,
        amountCents: amount.amount,
      })),
    ).toEqual(lines);
    expect(answer.total.amount).toBe(bookingTotal(lines));
    expect([answer.payment.deposit.amount, answer.payment.deposit.due]).toEqual([
      plan.deposit.amountCents,
      plan.deposit.due,
    ]);
    expect(answer.payment.rest?.amount ?? null).toBe(plan.rest?.amountCents ?? null);
    expect(answer.number).toBeGreaterThan(100_000);

    const [row] = await query<Record<string, unknown>>(
      "SELECT * FROM bookings WHERE number = ?",
      answer.number,
    );
    expect(row).toMatchObject({
      departure_number: departure,
      tour_number: tour,
      state: "confirmed",
      seats: 3,
      total_cents: answer.total.amount,
      form_sheet_version: "2026-1",
      email: command.request.contact.email,
      locale: null,
    });
    expect(row?.document_id).toMatch(/^[a-z0-9]{24}$/);
    const mails = await query<{
      message_id: string;
      kind: string;
      to: string;
      state: string;
      attempts: number;
    }>(
      'SELECT message_id, kind, "to", state, attempts FROM outbox_mails WHERE booking_number = ? ORDER BY kind',
      answer.number,
    );
    expect(mails).toEqual([
      {
        message_id: `<booking-${answer.number}-confirmation@mail.gratweg.example>`,
        kind: "booking-confirmation",
        to: command.request.contact.email,
        state: "pending",
        attempts: 0,
      },
      {
        message_id: `<booking-${answer.number}-notice@mail.gratweg.example>`,
        kind: "booking-notice",
        to: terms.organiser.email,
        state: "pending",
        attempts: 0,
      },
    ]);
  });

  it("stands in the editors' list as Strapi's own rows do", async () => {
    const { terms } = await fresh();
    const number = await booked(terms);
    const { body } = await editor.call<{ results: Record<string, unknown>[] }>(
      "GET",
      `${MANAGER}/api::booking.booking?filters[number][$eq]=${number}`,
    );
    const [entry] = body.results;
    expect(entry).toMatchObject({ number, state: "confirmed", terms: { formSheetVersion: "2026-1" } });
    for (const field of ["createdAt", "updatedAt", "publishedAt", "bookedAt"])
      expect(Math.abs(Date.now() - Date.parse(String(entry?.[field])))).toBeLessThan(60_000);
  });

  it("reckons like the contract for every number of travellers and rooms", async () => {
    const { terms } = await fresh(400);
    for (const travellers of [1, 2, 7, 10])
      for (const singleRooms of [0, 1, travellers])
        for (const insurance of [false, true]) await booked(terms, { travellers, singleRooms, insurance });
  });
});

describe("what editors change between two bookings", () => {
  it("neither loses nor adds a seat: tour published, departure edited", async () => {
    const { terms, tour, number, documentId } = await fresh();
    await booked(terms, { travellers: 2 });
    const [{ document_id: tourId } = { document_id: "" }] = await query<{ document_id: string }>(
      "SELECT document_id FROM tours WHERE number = ?",
      tour,
    );
    const path = `${MANAGER}/api::tour.tour/${tourId}`;
    expect((await editor.call("PUT", path, { teaser: "Ein neuer Anfang." })).status).toBe(200);
    expect((await editor.call("POST", `${path}/actions/publish`, {})).status).toBe(200);
    const edit = { capacity: 14, guaranteed: true };
    const publish = `${MANAGER}/api::departure.departure/${documentId}/actions/publish`;
    expect((await editor.call("POST", publish, edit)).status).toBe(200);
    await booked(terms);
    expect(await ledgerOf(strapi.dataFolder, number)).toMatchObject({ taken: 3, booked: 3 });
    expect((await termsOf(strapi, tour, number)).terms.departure).toMatchObject({
      capacity: 14,
      seatsLeft: 11,
    });
  });
});

describe("why a booking is refused", () => {
  it("sold out, with other dates, whatever else is wrong", async () => {
    const { terms, number } = await fresh(2);
    await booked(terms, { travellers: 2 });
    const { body } = await book(strapi, commandFor(terms));
    expect(body).toMatchObject({ outcome: "sold-out", seatsLeft: 0 });
    expect(body.alternatives?.length).toBeGreaterThan(0);
    expect(body.alternatives?.every((other) => other.number !== number && other.seatsLeft > 0)).toBe(true);
  });

  it("price changed, with new total and terms; the same key books at the new price", async () => {
    const { terms, documentId, tour, number } = await fresh();
    const command = commandFor(terms);
    const priceCents = terms.departure.price.amount + 1000;
    const path = `${MANAGER}/api::departure.departure/${documentId}`;
    await editor.call("PUT", path, { priceCents });
    expect((await termsOf(strapi, tour, number)).terms.departure.price).toEqual(terms.departure.price);
    await editor.call("POST", `${path}/actions/publish`, {});
    const { body } = await book(strapi, command);
    expect(body).toMatchObject({ outcome: "price-changed", totalCents: priceCents });
    expect(body.terms?.departure.price.amount).toBe(priceCents);
    const again = withHash({ key: command.key, request: { ...command.request, expectedTotal: priceCents } });
    expect((await book(strapi, again)).body.outcome).toBe("booked");
  });

  it("unknown departure, and one whose tour is not published", async () => {
    const { terms, tour } = await fresh();
    const unknown = commandFor(terms);
    unknown.request.departure = 999_999;
    expect((await book(strapi, unknown)).body).toEqual({ outcome: "unknown-departure" });

    const [row] = await query<{ document_id: string }>(
      "SELECT document_id FROM tours WHERE number = ?",
      tour,
    );
    const path = `${MANAGER}/api::tour.tour/${row?.document_id}/actions`;
    expect((await editor.call("POST", `${path}/unpublish`, {})).status).toBe(200);
    expect((await book(strapi, commandFor(terms))).body).toEqual({ outcome: "unknown-departure" });
    expect((await editor.call("POST", `${path}/publish`, {})).status).toBe(200);
    await booked(terms);
  });

  it("too many seats for one e-mail address, in capitals too; a family of six books four times", async () => {
    const { terms } = await fresh(60);
    const email = "familie.sechs@reisende.example";
    for (let times = 0; times < 4; times += 1) await booked(terms, { travellers: 6, email });
    const more = await book(strapi, commandFor(terms, { email: "Familie.Sechs@reisende.example" }));
    expect(more.body).toEqual({ outcome: "too-many-bookings" });
    await booked(terms, { email: "andere@reisende.example" });
  });

  it("counts an address' seats also when its requests come at the same time", async () => {
    const { terms } = await fresh(100);
    const email = "eilig@reisende.example";
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => book(strapi, commandFor(terms, { travellers: 5, email }))),
    );
    expect(replies.filter(({ body }) => body.outcome === "booked")).toHaveLength(4);
  });
});

describe("cancelling", () => {
  it("returns the seats once, however many do it at the same time, and tells both sides", async () => {
    const { terms, number: departure } = await fresh(6);
    const number = await booked(terms, { travellers: 4 });
    await booked(terms);
    const [row] = await query<{ document_id: string }>(
      "SELECT document_id FROM bookings WHERE number = ?",
      number,
    );
    const cancels = await Promise.all(
      Array.from({ length: 20 }, () =>
        editor.call<{ data: { outcome: string } }>("POST", `/gratweg/bookings/${row?.document_id}/cancel`, {
          reason: "Auf Wunsch der Reisenden",
        }),
      ),
    );
    expect(cancels.map(({ body }) => body.data.outcome).sort()).toEqual([
      ...Array.from({ length: 19 }, () => "already-cancelled"),
      "cancelled",
    ]);
    expect(await ledgerOf(strapi.dataFolder, departure)).toEqual({
      taken: 1,
      bookings: 2,
      booked: 1,
      mails: 6,
    });
    const mails = await query<{ kind: string }>(
      "SELECT kind FROM outbox_mails WHERE booking_number = ? ORDER BY kind",
      number,
    );
    expect(mails.map(({ kind }) => kind)).toEqual([
      "booking-cancellation",
      "booking-cancellation-notice",
      "booking-confirmation",
      "booking-notice",
    ]);
    const { body } = await editor.call<{
      results: { history: { event: string; by: string; note: string }[] }[];
    }>("GET", `${MANAGER}/api::booking.booking?filters[number][$eq]=${number}`);
    expect(body.results[0]?.history).toMatchObject([
      { event: "booked", by: "traveller" },
      { event: "cancelled", note: "Auf Wunsch der Reisenden" },
    ]);
    await booked(terms, { travellers: 5 });
  });
});

describe("what editors may not do", () => {
  it.each([
    ["DELETE", ""],
    ["POST", "/actions/unpublish"],
  ] as const)("take away a departure with seats taken: %s %s", async (method, action) => {
    const { terms, documentId } = await fresh();
    await booked(terms);
    const { status, body } = await editor.call<Failure>(
      method,
      `${MANAGER}/api::departure.departure/${documentId}${action}`,
    );
    expect([status, body.error.message]).toEqual([400, expect.stringContaining("1 Plätze gebucht")]);
  });

  it("change or delete a form sheet in force; a new version takes its place and is asked for", async () => {
    const sheets = `${MANAGER}/api::form-sheet.form-sheet`;
    const [row] = await query<{ document_id: string }>("SELECT document_id FROM form_sheets");
    const change = await editor.call<Failure>("PUT", `${sheets}/${row?.document_id}`, { title: "Anders" });
    const remove = await editor.call<Failure>("DELETE", `${sheets}/${row?.document_id}`);
    expect([change.status, remove.status]).toEqual([400, 400]);
    expect(change.body.error.message).toContain("neue Fassung");

    const { terms } = await fresh();
    const created = await editor.call("POST", sheets, {
      version: "2026-2",
      title: "Formblatt",
      validFrom: today,
      sections: [{ title: "Was Sie buchen", text: "Eine Pauschalreise." }],
    });
    expect(created.status).toBe(201);
    bookingsOf(strapi).contentChanged();
    const { body } = await book(strapi, commandFor(terms));
    expect(body).toMatchObject({
      outcome: "form-sheet-changed",
      terms: { formSheet: { version: "2026-2" } },
    });
    if (body.terms) await booked(body.terms);
  });

  it("write bookings by hand, not even with a token for everything", async () => {
    const token = await editor.call<{ data: { accessKey: string } }>("POST", "/admin/api-tokens", {
      name: "Alles",
      description: "",
      type: "full-access",
      lifespan: 604_800_000,
    });
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${token.body.data.accessKey}`,
    };
    const call = async (method: string, path: string, data?: object) => {
      const answer = await fetch(`${strapi.url}/api/bookings${path}`, {
        method,
        headers,
        ...(data ? { body: JSON.stringify({ data }) } : {}),
      });
      return { status: answer.status, body: (await answer.json()) as Failure };
    };
    const [row] = await query<{ document_id: string; contact: unknown }>(
      "SELECT document_id, contact FROM bookings WHERE state = 'confirmed'",
    );
    const path = `/${row?.document_id}`;
    const refused = [
      await call("POST", "", { number: 1, seats: 1 }),
      await call("DELETE", path),
      await call("PUT", path, { seats: 1000 }),
      await call("PUT", path, { state: "cancelled" }),
      await call("PUT", path, { totalCents: 1 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    for (const { body } of refused) expect(body.error.message).toContain("Buchungsverwaltung");
    expect((await call("PUT", path, { note: "Kommt mit dem Nachtzug." })).status).toBe(200);
  });
});
