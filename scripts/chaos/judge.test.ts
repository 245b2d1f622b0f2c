import { FAULTS, isFaultless, judge, MAIL_KINDS } from "./judge.mjs";

type Facts = Parameters<typeof judge>[0];

const SOLD_OUT = "/probleme/ausgebucht";
const booked = (number: number) => ({ status: 201, number, text: `{"number":${number}}` });
const refused = { status: 409, type: SOLD_OUT, text: "{}" };

/** Three seats: two were booked, a wish for two was refused; all mails came. */
function sound(): Facts {
  return {
    clients: [
      { key: "a", departure: 7, seats: 2, answers: [booked(1), booked(1)] },
      { key: "b", departure: 7, seats: 2, answers: [refused] },
    ],
    bookings: [{ key: "a", number: 1, departure: 7, seats: 2, state: "confirmed" }],
    departures: [{ number: 7, capacity: 3, taken: 2 }],
    mails: MAIL_KINDS.confirmed.map((kind) => ({ id: `<${kind}>`, booking: 1, kind })),
    received: new Map(MAIL_KINDS.confirmed.map((kind) => [`<${kind}>`, 1])),
    soldOut: SOLD_OUT,
  };
}

/** The columns that are not zero. */
function faults(facts: Facts): Record<string, number> {
  const verdict = judge(facts);
  return Object.fromEntries(
    FAULTS.flatMap((name) => (verdict[name] ? [[name, verdict[name]] as const] : [])),
  );
}

it("finds nothing where everything fits together", () => {
  const verdict = judge(sound());
  expect(isFaultless(verdict)).toBe(true);
  expect(verdict).toMatchObject({ acknowledged: 1, refused: 1, "mails twice": 0 });
});

const spoiled: [string, (facts: Facts) => void, Record<string, number>][] = [
  [
    "a booking that was acknowledged and is not stored",
    (facts) => {
      facts.bookings = [];
      facts.departures = [{ number: 7, capacity: 3, taken: 0 }];
    },
    // With its seats free again the refusal of the other was wrong, too.
    { lost: 1, "turned away": 1 },
  ],
  [
    "a booking that was acknowledged with another number",
    (facts) => void (facts.clients[0]!.answers = [booked(2)]),
    { lost: 1 },
  ],
  [
    "more seats sold than there are",
    (facts) => void (facts.departures = [{ number: 7, capacity: 1, taken: 2 }]),
    { overbooked: 1 },
  ],
  [
    "a counter that is not the sum of the bookings",
    (facts) => void (facts.departures = [{ number: 7, capacity: 3, taken: 3 }]),
    { overbooked: 1 },
  ],
  [
    "two bookings for one key",
    (facts) => {
      facts.bookings = [1, 2].map((number) => ({
        key: "a",
        number,
        departure: 7,
        seats: 1,
        state: "confirmed",
      }));
      facts.mails = [1, 2].flatMap((booking) =>
        MAIL_KINDS.confirmed.map((kind) => ({ id: `<${kind}>`, booking, kind })),
      );
    },
    { duplicate: 1 },
  ],
  [
    "two answers for one key",
    (facts) => void (facts.clients[0]!.answers = [booked(1), { ...booked(1), text: "{}" }]),
    { duplicate: 1 },
  ],
  [
    "a refusal of what is stored",
    (facts) => void (facts.clients[0]!.answers = [booked(1), refused]),
    { ghost: 1 },
  ],
  ["a booking that nobody asked for", (facts) => void facts.clients.shift(), { ghost: 1 }],
  [
    "a mail that never came",
    (facts) => void facts.received.delete(`<${MAIL_KINDS.confirmed[1]}>`),
    { "mails missing": 1 },
  ],
  ["a refusal although there are seats", (facts) => void (facts.clients[1]!.seats = 1), { "turned away": 1 }],
  ["a visitor without any answer", (facts) => void (facts.clients[1]!.answers = []), { undecided: 1 }],
  [
    "an answer that nobody expects",
    (facts) => void (facts.clients[1]!.answers = [{ status: 422, type: "/probleme/x", text: "{}" }]),
    { unexpected: 1 },
  ],
];

it.each(spoiled)("sees %s", (_, spoil, expected) => {
  const facts = sound();
  spoil(facts);
  expect(faults(facts)).toEqual(expected);
});

it("knows no fault that no test shows", () => {
  expect(new Set(spoiled.flatMap(([, , expected]) => Object.keys(expected)))).toEqual(new Set(FAULTS));
});

it("counts mails that came more than once, which is no fault", () => {
  const facts = sound();
  facts.received.set(`<${MAIL_KINDS.confirmed[0]}>`, 3);
  expect(judge(facts)["mails twice"]).toBe(1);
  expect(faults(facts)).toEqual({});
});

describe("a held booking", () => {
  const held = (...kinds: string[]): Facts => ({
    ...sound(),
    bookings: [{ key: "a", number: 1, departure: 7, seats: 2, state: "held" }],
    mails: kinds.map((kind) => ({ id: `<${kind}>`, booking: 1, kind })),
    received: new Map(kinds.map((kind) => [`<${kind}>`, 1])),
  });

  it("has the mail with its link and no other", () => {
    expect(faults(held("booking-hold"))).toEqual({});
    expect(faults(held())).toEqual({ "mails missing": 1 });
    expect(faults(held("booking-hold", "booking-notice"))).toEqual({ "mails missing": 1 });
  });
});
