import fc from "fast-check";
import { decideConfirmation, decideSubscription, type Subscriber } from "./decide";

const NOW = new Date("2026-11-21T12:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const times = (...before: number[]) => before.map((ms) => NOW.getTime() - ms);

function subscriber(more: Partial<Subscriber> = {}): Subscriber {
  return {
    documentId: "abc",
    state: "pending",
    tokenSeed: "seed",
    requestedAt: ago(HOUR),
    confirmedAt: null,
    unsubscribedAt: null,
    mailTimes: [],
    ...more,
  };
}

it.each<[string, Partial<Subscriber>, { mail: string | null; isNewRound: boolean }]>([
  [
    "an address that was never seen is asked",
    { tokenSeed: null, requestedAt: null },
    { mail: "newsletter-confirmation", isNewRound: true },
  ],
  [
    "one that waits is asked again, and the first mail's link stays right",
    { mailTimes: times(HOUR) },
    { mail: "newsletter-confirmation", isNewRound: false },
  ],
  ["but not within ten minutes", { mailTimes: times(9 * MINUTE) }, { mail: null, isNewRound: false }],
  [
    "nor a sixth time in a day",
    { mailTimes: times(1 * HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 23 * HOUR) },
    { mail: null, isNewRound: false },
  ],
  [
    "yesterday's mails do not count",
    { mailTimes: times(1 * HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 24 * HOUR) },
    { mail: "newsletter-confirmation", isNewRound: false },
  ],
  [
    "after seven days the round is a new one",
    { requestedAt: ago(7 * DAY + 1) },
    { mail: "newsletter-confirmation", isNewRound: true },
  ],
  [
    "who has left is asked anew, with a new link",
    { state: "unsubscribed", unsubscribedAt: ago(DAY) },
    { mail: "newsletter-confirmation", isNewRound: true },
  ],
  [
    "who has left since the last mail has the mailbox, and does not wait",
    { state: "unsubscribed", mailTimes: times(3 * MINUTE), unsubscribedAt: ago(MINUTE) },
    { mail: "newsletter-confirmation", isNewRound: true },
  ],
  [
    "who gets it is told so",
    { state: "confirmed", confirmedAt: ago(9 * DAY) },
    { mail: "newsletter-already", isNewRound: false },
  ],
  [
    "but once a day",
    { state: "confirmed", confirmedAt: ago(9 * DAY), mailTimes: times(23 * HOUR) },
    { mail: null, isNewRound: false },
  ],
])("%s", (_name, more, expected) => {
  const stored = subscriber(more);
  const { mailTimes, ...decision } = decideSubscription(stored, NOW);
  expect(decision).toEqual(expected);
  const kept = stored.mailTimes.filter((time) => time > NOW.getTime() - DAY);
  expect(mailTimes).toEqual(expected.mail === null ? kept : [...kept, NOW.getTime()]);
});

it("whoever types an address, however often: at most five mails in any day, ten minutes apart", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 * HOUR }), { maxLength: 200 }), (pauses) => {
      let stored = subscriber({ tokenSeed: null, requestedAt: null });
      let at = NOW.getTime();
      const mails: number[] = [];
      for (const pause of pauses) {
        at += pause;
        const { mail, mailTimes } = decideSubscription(stored, new Date(at));
        if (mail) mails.push(at);
        stored = { ...stored, mailTimes, ...(mail ? { requestedAt: new Date(at), tokenSeed: "s" } : {}) };
      }
      for (const [index, time] of mails.entries()) {
        expect(time - (mails[index - 1] ?? 0)).toBeGreaterThanOrEqual(10 * MINUTE);
        expect(time - (mails[index - 5] ?? 0)).toBeGreaterThanOrEqual(DAY);
      }
    }),
  );
});

it.each<[Partial<Subscriber>, string]>([
  [{}, "confirm"],
  [{ requestedAt: ago(7 * DAY) }, "confirm"],
  [{ requestedAt: ago(7 * DAY + 1) }, "expired"],
  [{ requestedAt: null }, "expired"],
  [{ state: "confirmed", requestedAt: ago(90 * DAY) }, "confirmed"],
  [{ state: "unsubscribed" }, "unsubscribed"],
])("the confirmation link of %j: %s", (more, decision) => {
  expect(decideConfirmation(subscriber(more), NOW)).toBe(decision);
});

it.each([
  ["a fifth mail to the mailbox", 4, "newsletter-confirmation"],
  ["no sixth", 5, null],
])("with tags too there is %s", (_, twins, mail) => {
  const fresh = subscriber({ tokenSeed: null, requestedAt: null });
  const sent = Array.from({ length: twins }, () => NOW.getTime() - HOUR);
  expect(decideSubscription(fresh, NOW, sent).mail).toBe(mail);
});
