import { PROBLEM_TYPES, type Problem } from "@gratweg/contracts";
import { ProblemError } from "../../http/problems";
import { body, people } from "../../testing/bookings";
import { bookingTexts } from "./bookingTexts";
import { readBooking } from "./readBooking";

const TODAY = "2026-11-21";
const { contact, travellers } = body();

function refusal(value: unknown): Problem {
  try {
    readBooking(value, TODAY);
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
  throw new Error("was accepted");
}
const fields = (value: unknown) => refusal(value).issues?.map(({ parameter }) => parameter);
const without = (name: string) =>
  Object.fromEntries(Object.entries(body()).filter(([field]) => field !== name));

it("gives the booking tidied, its total in cents", () => {
  const given = body({
    travellers: [{ ...travellers[0], firstName: " Anna " }],
    note: " Vegetarisch\r\n",
  });
  expect(readBooking(given, TODAY)).toEqual({
    ...body({ note: "Vegetarisch" }),
    expectedTotal: 89_000,
  });
});

it.each([undefined, null, [], "text", 7, true])("%j is no booking", (value) => {
  expect(refusal(value)).toMatchObject({ status: 400, type: PROBLEM_TYPES.badRequest });
});

it("names every field that is missing", () => {
  expect(fields({})).toEqual(["departure", "travellers", "contact", "formSheetVersion", "expectedTotal"]);
});

it("says in German what is wrong, in the order of the form", () => {
  const wrong = body({
    travellers: [{ ...travellers[0], birthDate: "2010-01-01" }],
    contact: { ...contact, email: "anna@", postalCode: "1" },
    options: { singleRooms: 2, insurance: true },
  });
  expect(refusal(wrong)).toEqual({
    type: PROBLEM_TYPES.invalidBooking,
    title: "Invalid booking",
    status: 422,
    detail: "4 Angaben fehlen noch oder stimmen nicht. Es ist noch nichts gebucht.",
    issues: [
      {
        parameter: "travellers.0.birthDate",
        message:
          "Wer bucht, muss mindestens 18 Jahre alt sein. Bitte nennen Sie zuerst eine volljährige Person.",
      },
      { parameter: "options.singleRooms", message: "Es kann nicht mehr Einzelzimmer geben als Reisende." },
      {
        parameter: "contact.email",
        message: "Diese E-Mail-Adresse stimmt so nicht. Sie sieht zum Beispiel so aus: name@beispiel.de.",
      },
      {
        parameter: "contact.postalCode",
        message: "Diese Postleitzahl passt nicht zum Land. In Deutschland hat sie fünf Ziffern.",
      },
    ],
  });
});

it("names mistakes of shape and of content at once, each field once", () => {
  const wrong = body({
    departure: "100101",
    travellers: [{ firstName: "", lastName: 7, birthDate: "1990-02-30" }],
    contact: { ...contact, email: undefined, phone: "x" },
    options: { singleRooms: -1, insurance: "ja" },
    note: "x".repeat(1_001),
    price: 1,
  });
  expect(fields(wrong)?.sort()).toEqual(
    [
      "departure",
      "travellers.0.lastName",
      "contact.email",
      "options.singleRooms",
      "options.insurance",
      "price",
      "travellers.0.firstName",
      "travellers.0.birthDate",
      "contact.phone",
      "note",
    ].sort(),
  );
});

it.each([
  ["a missing field", without("formSheetVersion"), "formSheetVersion", "missing"],
  ["a field of another type", body({ departure: "1" }), "departure", "shape"],
  ["a number that no departure has", body({ departure: 2 ** 31 }), "departure", "shape"],
  ["null for a field", body({ contact: null }), "contact", "shape"],
  ["null for a traveller", body({ travellers: [null] }), "travellers.0", "shape"],
  ["another currency", body({ expectedTotal: { amount: 1, currency: "CHF" } }), "expectedTotal", "shape"],
  ["half a cent", body({ expectedTotal: 0.5 }), "expectedTotal", "shape"],
  ["a field that there is not", body({ price: 1 }), "price", "unknown"],
  ["a text without end", body({ note: "x".repeat(4_001) }), "note", "tooLong"],
  ["nobody", body({ travellers: [] }), "travellers", "missing"],
] as const)("names %s", (_name, value, parameter, code) => {
  expect(refusal(value).issues).toEqual([{ parameter, message: bookingTexts.issues[code] }]);
});

it.each([11, 201, 3_000])("tells %i people where groups are welcome", (count) => {
  const problem = refusal(body({ travellers: people(count) }));
  expect(problem).toMatchObject({
    status: 422,
    type: PROBLEM_TYPES.tooManySeats,
    detail:
      "In einer Buchung sind höchstens 10 Personen möglich. Für größere Gruppen rufen Sie uns bitte an. Es ist noch nichts gebucht.",
  });
  expect(problem.issues?.map(({ parameter }) => parameter)).toEqual(["travellers"]);
});

it("takes ten", () => {
  expect(readBooking(body({ travellers: people(10) }), TODAY).travellers).toHaveLength(10);
});

it("does not repeat what was sent", () => {
  const secret = { "geheim@post.example": 1, ...body({ contact: { ...contact, email: "geheim geheim" } }) };
  expect(JSON.stringify(refusal({ ...secret, "geheim@post.example": undefined }))).not.toContain(
    "geheim geheim",
  );
});

it.each([
  ["{}", 5_000],
  ["0", 8_000],
  ['{"firstName":1}', 1_000],
])("names no more than a form's worth of mistakes of %s, however many are sent", (traveller, count) => {
  const sent: unknown = JSON.parse(`{"travellers":[${Array<string>(count).fill(traveller).join(",")}]}`);
  const { issues = [] } = refusal(sent);
  expect(issues.length).toBeLessThanOrEqual(100);
  expect(issues).toContainEqual(expect.objectContaining({ parameter: "travellers" }));
});

it("names no more than that of unknown fields either", () => {
  const sent = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`field${at}`, 0]));
  expect(refusal(sent).issues).toHaveLength(100);
});
