import { judge, MAIL_KINDS } from "./judge.mjs";

type Facts = Parameters<typeof judge>[0];

const soldOut = "/probleme/ausgebucht";
const booked = (number: number) => ({ status: 201, number, text: `{"number":${number}}` });
const refused = () => ({ status: 409, type: soldOut, text: "{}" });

/** Three seats: two were booked, a wish for two was refused; all mails came. */
function sound(state: "confirmed" | "held" = "confirmed"): Facts {
  const mails = MAIL_KINDS[state].map((kind) => ({ id: kind, booking: 1, kind }));
  return {
    visits: [
      { key: "a", departure: 7, seats: 2, answers: [booked(1), booked(1)] },
      { key: "b", departure: 7, seats: 2, answers: [refused()] },
    ],
    bookings: [{ key: "a", number: 1, departure: 7, seats: 2, state }],
    departures: [{ number: 7, capacity: 3, taken: 2 }],
    mails,
    received: mails.flatMap(({ id }) => [id, id]),
    soldOut,
  };
}

function faults(facts: Facts): Record<string, number> {
  return Object.fromEntries(Object.entries(judge(facts)).filter(([, count]) => count > 0));
}

function twice({ bookings }: Facts) {
  bookings.push({ ...bookings[0]!, number: 2, seats: 0 });
}

const SPOILED: [string, (facts: Facts) => void, Record<string, number>][] = [
  // The counter is not its sum any more, and with its seats free again the refusal was wrong too.
  ["what is not stored", ({ bookings }) => bookings.pop(), { lost: 1, overbooked: 1, "turned away": 1 }],
  ["another number than was told", ({ visits }) => (visits[0]!.answers = [booked(2)]), { lost: 1 }],
  ["more seats sold than there are", ({ departures }) => (departures[0]!.capacity = 1), { overbooked: 1 }],
  ["a counter that is not the sum", ({ departures }) => (departures[0]!.taken = 3), { overbooked: 1 }],
  ["two bookings for one key", twice, { doubled: 1, "mail missing": 1 }],
  ["two answers for one key", ({ visits }) => (visits[0]!.answers[1]!.text = "{}"), { doubled: 1 }],
  ["a refusal of what is stored", ({ visits }) => visits[0]!.answers.push(refused()), { ghost: 1 }],
  ["a booking that nobody asked for", ({ visits }) => visits.shift(), { ghost: 1 }],
  ["a mail that never came", ({ received }) => received.splice(2), { "mail missing": 1 }],
  ["a refusal although there are seats", ({ visits }) => (visits[1]!.seats = 1), { "turned away": 1 }],
  ["a visitor without any answer", ({ visits }) => (visits[1]!.answers = []), { undecided: 1 }],
  ["an answer that nobody expects", ({ visits }) => (visits[1]!.answers[0]!.type = "/x"), { unexpected: 1 }],
];

it.each(SPOILED)("sees %s", (_, spoil, expected) => {
  const facts = sound();
  spoil(facts);
  expect(faults(facts)).toEqual(expected);
});

it("finds nothing where all fits together, and knows no fault that is not shown here", () => {
  expect(faults(sound())).toEqual({});
  const shown = SPOILED.flatMap(([, , expected]) => Object.keys(expected));
  expect(new Set(Object.keys(judge(sound())))).toEqual(new Set(shown));
});

it("wants the mail with the link of a held booking, and no other", () => {
  const facts = sound("held");
  expect(faults(facts)).toEqual({});
  expect(faults({ ...facts, received: [] })).toEqual({ "mail missing": 1 });
  facts.mails.push({ ...facts.mails[0]!, kind: "booking-notice" });
  expect(faults(facts)).toEqual({ "mail missing": 1 });
});
