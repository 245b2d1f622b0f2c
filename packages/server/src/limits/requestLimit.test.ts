import fc from "fast-check";
import { createRequestLimit } from "./requestLimit";

const HOUR = 3_600_000;

function setUp(most: number, mostNames?: number) {
  const clock = { now: 1_000_000 };
  return { clock, limit: createRequestLimit({ most, windowMs: HOUR, now: () => clock.now, mostNames }) };
}

it("counts within a window that slides, each for itself, and says when it goes on", () => {
  const { clock, limit } = setUp(2);
  expect([limit.take("a"), limit.take("b")]).toEqual([undefined, undefined]);
  clock.now += HOUR / 2;
  expect([limit.take("a"), limit.take("a"), limit.take("b")]).toEqual([undefined, 1_800, undefined]);
  clock.now += HOUR / 2;
  expect([limit.take("a"), limit.take("a")]).toEqual([undefined, 1_800]);
});

it("forgets who came first instead of growing", () => {
  const { limit } = setUp(1, 2);
  for (const name of ["a", "b", "c"]) limit.take(name);
  expect([limit.take("c"), limit.take("a")]).toEqual([3_600, undefined]);
});

it("never lets more than the limit happen within any window", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(HOUR / 2), { maxLength: 60 }), (pauses) => {
      const { clock, limit } = setUp(5);
      const done: number[] = [];
      for (const pause of pauses) {
        clock.now += pause;
        const within = done.filter((at) => at > clock.now - HOUR).length;
        const wait = limit.take("a");
        expect(wait === undefined).toBe(within < 5);
        if (wait === undefined) done.push(clock.now);
      }
    }),
  );
});
