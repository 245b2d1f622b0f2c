import { bookingAnswer, bookingRequest, bookingTerms, idempotencyKey } from "./booking";

const body = {
  departure: 100101,
  travellers: [{ firstName: "Anna", lastName: "Ott", birthDate: "1990-05-01" }],
  contact: {
    email: "anna@post.example",
    phone: "089 123456",
    street: "Am Grat 1",
    postalCode: "80331",
    city: "München",
    country: "DE",
  },
  options: { singleRooms: 1, insurance: true },
  formSheetVersion: "2026-1",
  expectedTotal: { amount: 89_000, currency: "EUR" },
  note: "Vegetarisch",
};

const without = (name: keyof typeof body) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

it("reads a whole request as it is", () => {
  expect(bookingRequest.parse(body)).toEqual(body);
});

it("reads a bare integer as cents, and takes no options for none", () => {
  expect(bookingRequest.parse({ ...without("options"), expectedTotal: 89_000 })).toEqual({
    ...body,
    options: { singleRooms: 0, insurance: false },
  });
  expect(bookingRequest.parse({ ...body, options: {} }).options).toEqual({
    singleRooms: 0,
    insurance: false,
  });
});

it.each([
  ["departure", "100101"],
  ["departure", 0],
  ["departure", 2_147_483_648],
  ["departure", 1.5],
  ["travellers", {}],
  ["travellers", { length: { toString: null } }],
  ["travellers", Array.from({ length: 201 }, () => body.travellers[0])],
  ["travellers", [{ ...body.travellers[0], passport: "C01X" }]],
  ["travellers", [{ firstName: "Anna", lastName: "Ott" }]],
  ["contact", { ...body.contact, email: 7 }],
  ["contact", { ...body.contact, email: { length: { toString: null } } }],
  ["contact", { ...body.contact, email: "a".repeat(4001) }],
  ["contact", { ...body.contact, fax: "1" }],
  ["contact", null],
  ["options", { singleRooms: "1" }],
  ["options", { singleRooms: -1 }],
  ["options", { insurance: 1 }],
  ["formSheetVersion", ""],
  ["formSheetVersion", "2026\u0000"],
  ["formSheetVersion", "2026\ud800"],
  ["expectedTotal", 2_147_483_648],
  ["expectedTotal", { amount: 2_147_483_648, currency: "EUR" }],
  ["expectedTotal", "89000"],
  ["expectedTotal", -1],
  ["expectedTotal", 0.5],
  ["expectedTotal", { amount: 89_000, currency: "CHF" }],
  ["expectedTotal", { amount: 89_000 }],
  ["note", null],
  ["note", "x".repeat(4001)],
  ["note", "\ud800"],
  ["contact", { ...body.contact, city: "Graz\udc00" }],
  ["price", 1],
])("refuses %s = %j and says where", (field, value) => {
  const result = bookingRequest.safeParse({ ...body, [field]: value });
  expect(result.success).toBe(false);
  const [issue] = result.error?.issues ?? [];
  expect([issue?.path[0], issue?.code === "unrecognized_keys" && issue.keys].flat()).toContain(field);
});

it.each(["departure", "travellers", "contact", "formSheetVersion", "expectedTotal"] as const)(
  "needs %s",
  (name) => {
    expect(bookingRequest.safeParse(without(name)).error?.issues.map(({ path }) => path)).toEqual([[name]]);
  },
);

it("takes a UUID as a key", () => {
  expect(idempotencyKey.safeParse("0f8fad5b-d9cb-469f-a165-70867728950e").success).toBe(true);
  expect(idempotencyKey.safeParse("kurz").success).toBe(false);
});

it("knows states, kinds and days by name", () => {
  expect(bookingTerms.shape.availability.options).toEqual(["open", "soldOut", "closed", "past"]);
  expect(bookingAnswer.shape.bookedAt.safeParse("2026-11-21T10:00:00.000Z").success).toBe(true);
  expect(bookingAnswer.shape.bookedAt.safeParse("2026-11-21").success).toBe(false);
  expect(bookingAnswer.shape.seats.safeParse(0).success).toBe(false);
});
