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

it("tells without counting", () => {
  const { limit } = setUp(1);
  expect([limit.wait("a"), limit.wait("a"), limit.take("a"), limit.wait("a"), limit.wait("b")]).toEqual([
    undefined,
    undefined,
    undefined,
    3_600,
    undefined,
  ]);
});

describe("when there is no room for another name", () => {
  const flood = (limit: { take(who: string): number | undefined }, count: number) => {
    for (let at = 0; at < count; at += 1) limit.take(`10.${at >> 8}.${at & 255}.1`);
  };

  it("does not let anybody go who has been counted, however many come", () => {
    const { limit } = setUp(1, 100);
    limit.take("203.0.113.9");
    flood(limit, 5_000);
    expect(limit.take("203.0.113.9")).toBe(3_600);
  });

  it("counts newcomers by their network, which is not free either", () => {
    const { limit } = setUp(2, 100);
    flood(limit, 100);
    const allowed = Array.from({ length: 200 }, (_, at) => limit.take(`198.51.100.${at}`));
    expect(allowed.filter((wait) => wait === undefined)).toHaveLength(8);
    const far = Array.from({ length: 200 }, (_, at) => limit.take(`2001:db8:7:${at.toString(16)}::/64`));
    expect(far.filter((wait) => wait === undefined)).toHaveLength(8);
  });

  it("stays bounded, and has room again when the window is over", () => {
    const { clock, limit } = setUp(1, 100);
    flood(limit, 20_000);
    expect(limit.size()).toBeLessThanOrEqual(100 + 4_096);
    clock.now += HOUR;
    expect([limit.take("198.51.100.1"), limit.take("198.51.100.2"), limit.take("198.51.100.1")]).toEqual([
      undefined,
      undefined,
      3_600,
    ]);
  });
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
