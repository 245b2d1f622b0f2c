import fc from "fast-check";
import {
  lastWithdrawalDay,
  addDays,
  ageOn,
  bookingIssues,
  bookingLines,
  bookingTotal,
  contactIssues,
  IDEMPOTENCY_KEY,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_TRAVELLERS,
  noteIssues,
  optionsIssues,
  paymentPlan,
  tidyEntries,
  travellersIssues,
  type BookingContact,
  type BookingEntries,
  type BookingIssueCode,
  type Traveller,
} from "./booking-rules";

const TODAY = "2026-11-21";
const anna: Traveller = { firstName: "Anna", lastName: "Ott", birthDate: "1990-05-01" };
const contact: BookingContact = {
  email: "anna.ott@post.example",
  phone: "+49 89 123456",
  street: "Am Grat 1",
  postalCode: "80331",
  city: "München",
  country: "DE",
};
const entries: BookingEntries = {
  travellers: [anna],
  options: { singleRooms: 0, insurance: false },
  contact,
};

const contactCode = (patch: Partial<BookingContact>) => contactIssues({ ...contact, ...patch })[0]?.code;

it.each([
  ["", "missing"],
  [" \u00a0\u200b", "missing"],
  ["  Ott  ", undefined],
  ["von\u00a0Stein", undefined],
  ["Hof\u00admann", undefined],
  ["Ott 0900 123", "characters"],
  ["e\u0301".repeat(MAX_NAME_LENGTH), undefined],
  ["Ä".repeat(MAX_NAME_LENGTH + 1), "tooLong"],
])("a name of %j: %s", (name, code) => {
  expect(travellersIssues([{ ...anna, lastName: name }], TODAY)[0]?.code).toBe(code);
});

describe("birth dates", () => {
  const code = (birthDate: string, today = TODAY) =>
    travellersIssues([{ ...anna, birthDate }], today)[0]?.code;

  it.each([
    ["1990-05-01", undefined],
    [" 1990-05-01 ", undefined],
    ["1900-01-01", undefined],
    ["2004-02-29", undefined],
    ["", "missing"],
    ["01.05.1990", "noDate"],
    ["1990-5-1", "noDate"],
    ["1990-02-30", "noDate"],
    ["2007-02-29", "noDate"],
    ["1900-02-29", "noDate"],
    ["1990-13-01", "noDate"],
    ["1990-00-10", "noDate"],
    ["+01990-05-01", "noDate"],
    ["١٩٩٠-٠٥-٠١", "noDate"],
    ["1899-12-31", "tooOld"],
    ["0000-01-01", "tooOld"],
    ["2026-11-22", "future"],
    ["9999-12-31", "future"],
  ])("%j: %s", (day, expected) => {
    expect(code(day)).toBe(expected);
  });

  it("asks the first traveller alone to be of age, on the eighteenth birthday already", () => {
    expect([code("2008-11-21"), code("2008-11-22")]).toEqual([undefined, "notOfAge"]);
    const child = { firstName: "Mia", lastName: "Ott", birthDate: TODAY };
    expect(travellersIssues([anna, child], TODAY)).toEqual([]);
    expect(travellersIssues([child, anna], TODAY)).toEqual([
      { field: "travellers.0.birthDate", code: "notOfAge" },
    ]);
  });

  it("makes whoever was born on a leap day a year older on 1 March of other years", () => {
    expect([code("2008-02-29", "2026-02-28"), code("2008-02-29", "2026-03-01")]).toEqual([
      "notOfAge",
      undefined,
    ]);
    expect([ageOn("2008-02-29", "2028-02-28"), ageOn("2008-02-29", "2028-02-29")]).toEqual([19, 20]);
  });
});

describe("travellers", () => {
  it("are one to ten", () => {
    const family = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...anna, firstName: `Anna${"a".repeat(at)}` }));
    expect(travellersIssues([], TODAY)).toEqual([{ field: "travellers", code: "missing" }]);
    expect(travellersIssues(family(MAX_TRAVELLERS), TODAY)).toEqual([]);
    expect(travellersIssues(family(MAX_TRAVELLERS + 1), TODAY)).toEqual([
      { field: "travellers", code: "tooMany" },
    ]);
  });

  it("are entered once each; twins and father and son of one name are two", () => {
    const again = { ...anna, firstName: " ANNA " };
    expect(travellersIssues([anna, again], TODAY)).toEqual([
      { field: "travellers.1.firstName", code: "duplicate" },
    ]);
    const twin = { ...anna, firstName: "Eva" };
    const junior = { ...anna, birthDate: "2015-05-01" };
    expect(travellersIssues([anna, twin, junior], TODAY)).toEqual([]);
  });

  it("does not take two unfinished rows for the same person", () => {
    const blank = { firstName: "", lastName: "", birthDate: "" };
    const issues = travellersIssues([blank, blank], TODAY);
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
      "travellers.0.firstName missing",
      "travellers.0.lastName missing",
      "travellers.0.birthDate missing",
      "travellers.1.firstName missing",
      "travellers.1.lastName missing",
      "travellers.1.birthDate missing",
    ]);
  });
});

it.each([
  [0, 1, true],
  [2, 2, true],
  [3, 2, false],
  [-1, 2, false],
  [0.5, 2, false],
  [Number.NaN, 2, false],
])("%d rooms for %d travellers: %s", (singleRooms, travellers, fits) => {
  expect(optionsIssues({ singleRooms, insurance: false }, travellers)).toEqual(
    fits ? [] : [{ field: "options.singleRooms", code: "count" }],
  );
});

it.each<[Partial<BookingContact>, BookingIssueCode | undefined]>([
  [{ email: "  ANNA@POST.EXAMPLE " }, undefined],
  [{ email: "" }, "missing"],
  [{ email: "anna@post" }, "email"],
  [{ email: "anna\u0000@post.example" }, "characters"],
  [{ email: `anna@${"a.".repeat(130)}example` }, "tooLong"],
  [{ phone: "\u202d+49 171 1234567\u202c" }, undefined],
  [{ phone: "" }, "missing"],
  [{ phone: "12345" }, "phone"],
  [{ phone: "1".repeat(41) }, "tooLong"],
])("a contact with %j: %s", (patch, code) => {
  expect(contactCode(patch)).toBe(code);
});

describe("postal codes", () => {
  it("are those of their countries, with the old letters before them too", () => {
    const codes =
      "DE 01067, DE 99998, DE D-80331, DE DE 80331, de  80331 , AT 6020, AT A-6020, CH CH-8001, LI 9490, LU L-1009, IT 00118, IT I-39100, " +
      "FR 75001, NL 1012 AB, NL 1012ab, BE 1000, DK DK-0800, SE 113 51, GB SW1A 1AA, PL 00-950, IE D02 AF30";
    const wrong = codes
      .split(", ")
      .filter((code) => contactCode({ country: code.slice(0, 2), postalCode: code.slice(3) }));
    expect(wrong).toEqual([]);
  });

  it.each([
    ["DE", "", "missing"],
    ["DE", "D-", "missing"],
    ["DE", "8033", "postalCode"],
    ["DE", "803311", "postalCode"],
    ["DE", "00123", "postalCode"],
    ["DE", "8O331", "postalCode"],
    ["DE", "٨٠٣٣١", "postalCode"],
    ["AT", "80331", "postalCode"],
    ["AT", "0999", "postalCode"],
    ["LI", "8001", "postalCode"],
    ["NL", "1012", "postalCode"],
    ["GB", "!", "postalCode"],
    ["GB", "1234567890123", "tooLong"],
  ])("%s %j is none: %s", (country, postalCode, code) => {
    expect(contactIssues({ ...contact, country, postalCode })).toEqual([
      { field: "contact.postalCode", code },
    ]);
  });
});

it("names what is wrong with country, street and city", () => {
  expect(contactIssues({ ...contact, country: "Deutschland", street: " ", city: "a\u0007" })).toEqual([
    { field: "contact.street", code: "missing" },
    { field: "contact.city", code: "characters" },
    { field: "contact.country", code: "country" },
  ]);
  expect(contactIssues({ ...contact, country: "", street: "x".repeat(121) })).toEqual([
    { field: "contact.street", code: "tooLong" },
    { field: "contact.country", code: "missing" },
  ]);
  expect(contactIssues({ ...contact, country: "__proto__" })).toEqual([
    { field: "contact.country", code: "country" },
  ]);
});

it.each([
  [undefined, undefined],
  ["", undefined],
  ["Vegetarisch.\r\nSpäte Anreise 🙂\tbitte", undefined],
  ["x".repeat(MAX_NOTE_LENGTH), undefined],
  [` ${"x".repeat(MAX_NOTE_LENGTH)} `, undefined],
  [" ".repeat(3_000), undefined],
  ["x".repeat(MAX_NOTE_LENGTH + 1), "tooLong"],
  ["a\u001b[31m", "characters"],
  ["a\ud83d", "characters"],
])("a note of %.30j: %s", (note, code) => {
  expect(noteIssues(note)).toEqual(code ? [{ field: "note", code }] : []);
});

it("names every mistake at once, in the order of the form", () => {
  const wrong: BookingEntries = {
    travellers: [{ ...anna, lastName: "" }],
    options: { singleRooms: 2, insurance: true },
    contact: { ...contact, email: "anna@", phone: "" },
    note: "x".repeat(MAX_NOTE_LENGTH + 1),
  };
  expect(bookingIssues(wrong, TODAY)).toEqual([
    { field: "travellers.0.lastName", code: "missing" },
    { field: "options.singleRooms", code: "count" },
    { field: "contact.email", code: "email" },
    { field: "contact.phone", code: "missing" },
    { field: "note", code: "tooLong" },
  ]);
  expect(bookingIssues(entries, TODAY)).toEqual([]);
});

describe("tidying", () => {
  it("gives what people mean", () => {
    expect(
      tidyEntries({
        travellers: [{ firstName: " Anna\u00a0 Lena ", lastName: "Mu\u0308ller", birthDate: " 1990-05-01" }],
        options: { singleRooms: 1, insurance: true },
        contact: {
          email: " Anna.Ott@Post.EXAMPLE\u200b",
          phone: "\u202d+49  171 1234567\u202c",
          street: "Am  Grat 1",
          postalCode: "D-80331",
          city: " München",
          country: " de ",
        },
        note: " Erste Zeile\r\n\r\nZweite ",
      }),
    ).toEqual({
      travellers: [{ firstName: "Anna Lena", lastName: "Müller", birthDate: "1990-05-01" }],
      options: { singleRooms: 1, insurance: true },
      contact: {
        email: "Anna.Ott@post.example",
        phone: "+49 171 1234567",
        street: "Am Grat 1",
        postalCode: "80331",
        city: "München",
        country: "DE",
      },
      note: "Erste Zeile\n\nZweite",
    });
    expect(tidyEntries({ ...entries, note: " \n" })).toEqual(entries);
  });

  const char = fc.oneof(
    fc.constantFrom(
      ..." \t\r\n\u00a0\u00ad\u200b\u202e\ufeff\u0000\u0085\ud800@.-,'’(+0123Dd é\u0301\u0300ßẞİıǰŉﬁK",
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  );
  const text = fc.array(char, { maxLength: 14 }).map((chars) => chars.join(""));
  const anyEntries: fc.Arbitrary<BookingEntries> = fc.record({
    travellers: fc.array(
      fc.record({
        firstName: text,
        lastName: text,
        birthDate: fc.oneof(text, fc.constant(" 1990-05-01 ")),
      }),
      { maxLength: 3 },
    ),
    options: fc.record({ singleRooms: fc.integer({ min: -1, max: 4 }), insurance: fc.boolean() }),
    contact: fc.record({
      email: fc.oneof(
        text,
        text.map((local) => `${local}@Post.example `),
      ),
      phone: text,
      street: text,
      postalCode: fc.oneof(text, fc.constantFrom("D-80331", "D-D-80331", "NL-1012 ab")),
      city: text,
      country: fc.oneof(text, fc.constantFrom("de", " NL", "gb", "ß")),
    }),
    note: fc.option(text, { nil: undefined }),
  });

  it("twice is as good as once, and neither makes nor hides a mistake", () => {
    fc.assert(
      fc.property(anyEntries, (given) => {
        const tidy = tidyEntries(given);
        expect(tidyEntries(tidy)).toEqual(tidy);
        expect(bookingIssues(tidy, TODAY)).toEqual(bookingIssues(given, TODAY));
      }),
    );
  });
});

describe("days", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2027-03-28", 1, "2027-03-29"],
    ["2026-10-25", 1, "2026-10-26"],
    ["2027-03-01", -28, "2027-02-01"],
  ])("%s and %i days is %s, also when clocks change", (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

const cents = fc.integer({ min: 0, max: 5_000_000 });
const prices = fc.record({
  priceCents: cents,
  singleSupplementCents: cents,
  insurancePerMille: fc.option(fc.integer({ min: 0, max: 200 })),
});
const choice = fc
  .record({
    travellers: fc.integer({ min: 1, max: MAX_TRAVELLERS }),
    share: fc.nat(10),
    insurance: fc.boolean(),
  })
  .map(({ travellers, share, insurance }) => ({
    travellers,
    singleRooms: Math.min(share, travellers),
    insurance,
  }));

describe("price", () => {
  const price = { priceCents: 89_000, singleSupplementCents: 12_500, insurancePerMille: 35 };

  it("has a line for each thing that costs", () => {
    expect(bookingLines(price, { travellers: 2, singleRooms: 1, insurance: true })).toEqual([
      { kind: "trip", quantity: 2, unitCents: 89_000, amountCents: 178_000 },
      { kind: "single-room", quantity: 1, unitCents: 12_500, amountCents: 12_500 },
      // 35 ‰ of 1905.00 € = 66.675 €, commercially rounded.
      { kind: "insurance", quantity: 1, unitCents: 6_668, amountCents: 6_668 },
    ]);
    expect(bookingLines(price, { travellers: 1, singleRooms: 0, insurance: false })).toEqual([
      { kind: "trip", quantity: 1, unitCents: 89_000, amountCents: 89_000 },
    ]);
  });

  it("leaves out a supplement of nothing, an insurance that is not offered; keeps a free trip", () => {
    const free = { priceCents: 0, singleSupplementCents: 0, insurancePerMille: null };
    expect(bookingLines(free, { travellers: 1, singleRooms: 1, insurance: true })).toEqual([
      { kind: "trip", quantity: 1, unitCents: 0, amountCents: 0 },
    ]);
  });

  it("adds up: whole cents, quantity times unit, the insurance within half a cent of its share", () => {
    fc.assert(
      fc.property(prices, choice, (of, chosen) => {
        const lines = bookingLines(of, chosen);
        for (const { quantity, unitCents, amountCents } of lines)
          expect([Number.isSafeInteger(amountCents), quantity * unitCents]).toEqual([true, amountCents]);
        const base = chosen.travellers * of.priceCents + chosen.singleRooms * of.singleSupplementCents;
        const premium = bookingTotal(lines) - base;
        const exact = chosen.insurance ? (base * (of.insurancePerMille ?? 0)) / 1000 : 0;
        expect(Math.abs(premium - exact)).toBeLessThanOrEqual(0.5);
        expect(new Set(lines.map(({ kind }) => kind)).size).toBe(lines.length);
      }),
    );
  });
});

describe("payment", () => {
  const terms = { depositPercent: 20, depositDueDays: 7, restDueDaysBefore: 28 };

  it.each([
    [
      "2026-11-21",
      "2027-06-01",
      { amountCents: 20_001, due: "2026-11-28" },
      { amountCents: 80_002, due: "2027-05-04" },
    ],
    // The rest would be due with or before the deposit: one payment.
    ["2027-04-28", "2027-06-01", { amountCents: 20_001, due: "2027-05-05" }, null],
    [
      "2027-04-26",
      "2027-06-01",
      { amountCents: 20_001, due: "2027-05-03" },
      { amountCents: 80_002, due: "2027-05-04" },
    ],
    ["2027-05-30", "2027-06-01", null, null],
  ])("booked %s for %s", (bookedOn, start, deposit, rest) => {
    const plan = paymentPlan(100_003, bookedOn, start, terms);
    if (rest) expect(plan).toEqual({ deposit, rest });
    else {
      const due = deposit?.due ?? start;
      expect(plan).toEqual({ deposit: { amountCents: 100_003, due }, rest: null });
    }
  });

  it("has no rest of nothing", () => {
    const whole = { ...terms, depositPercent: 100 };
    expect(paymentPlan(50_000, "2026-11-21", "2027-06-01", whole).rest).toBeNull();
    expect(paymentPlan(0, "2026-11-21", "2027-06-01", terms).rest).toBeNull();
  });

  it("adds up to the total, asks for the deposit first and for everything by the start", () => {
    const days = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000_000 }),
        days,
        fc.record({
          depositPercent: fc.integer({ min: 0, max: 100 }),
          depositDueDays: days,
          restDueDaysBefore: days,
        }),
        (total, ahead, given) => {
          const start = addDays(TODAY, ahead);
          const { deposit, rest } = paymentPlan(total, TODAY, start, given);
          expect(deposit.amountCents + (rest?.amountCents ?? 0)).toBe(total);
          expect(deposit.due >= TODAY && deposit.due <= start).toBe(true);
          if (!rest) return;
          expect(rest.amountCents).toBeGreaterThan(0);
          expect(rest.due > deposit.due && rest.due <= start).toBe(true);
          expect(Math.abs(deposit.amountCents - (total * given.depositPercent) / 100)).toBeLessThanOrEqual(
            0.5,
          );
        },
      ),
    );
  });
});

it.each([
  ["0f8fad5b-d9cb-469f-a165-70867728950e", true],
  ["a".repeat(16), true],
  ["a".repeat(15), false],
  ["a".repeat(129), false],
  ["0f8fad5b d9cb 469f a165", false],
  ["schlüssel-schlüssel", false],
  [`${"a".repeat(16)}\n`, false],
])("key %j: %s", (key, fits) => {
  expect(IDEMPOTENCY_KEY.test(key)).toBe(fits);
});

it.each([
  ["nine days", "2027-06-12", "2027-06-20", "2027-05-23"],
  ["seven days", "2027-06-12", "2027-06-18", "2027-05-23"],
  ["six days", "2027-06-12", "2027-06-17", "2027-06-05"],
  ["two days", "2027-06-12", "2027-06-13", "2027-06-05"],
  ["one day", "2027-06-12", "2027-06-12", "2027-06-10"],
])("too few travellers, § 651h BGB: %s", (_, start, end, last) => {
  expect(lastWithdrawalDay(start, end)).toBe(last);
});
