import { endSessionsWithProof, type SessionEnding } from "./end-sessions";

const HERE = "h".repeat(22);
const THERE = "t".repeat(22);
const NOW = new Date("2026-11-25T12:00:00.000Z");

async function end(
  ending: SessionEnding,
  { age = 60, hasPassword = true, password }: { age?: number; hasPassword?: boolean; password?: string } = {},
) {
  const ended: string[] = [];
  const asked: string[] = [];
  const createdAt = new Date(NOW.getTime() - age * 60_000).toISOString();
  const outcome = await endSessionsWithProof(
    { userId: 7, hasPassword, now: NOW },
    { ending, asking: HERE, ...(password === undefined ? {} : { password }) },
    {
      list: () => Promise.resolve([HERE, THERE].map((id) => ({ id, createdAt }))),
      end: (_userId, id) => Promise.resolve(id === THERE || id === HERE ? ended.push(id) > 0 : false),
      endOthers: (_userId, id) => Promise.resolve(void ended.push(`all but ${id}`)),
    },
    (_userId, typed) => Promise.resolve(asked.push(typed) > 0 && typed === "richtig"),
  );
  return { outcome, ended, asked };
}

it("a session that has just begun ends others without a password, an older one with it alone", async () => {
  const others = { keep: HERE };
  expect(await end(others, { age: 14 })).toEqual({ outcome: "ended", ended: [`all but ${HERE}`], asked: [] });
  expect(await end(others, { age: 15 })).toEqual({ outcome: "wrong-password", ended: [], asked: [] });
  expect(await end(others, { password: "falsch" })).toEqual({
    ...{ outcome: "wrong-password", ended: [], asked: ["falsch"] },
  });
  expect(await end({ end: THERE }, { password: "richtig" })).toEqual({
    ...{ outcome: "ended", ended: [THERE], asked: ["richtig"] },
  });
});

it("without a password it takes a fresh sign-in", async () => {
  expect((await end({ end: THERE }, { hasPassword: false, password: "x" })).outcome).toBe("sign-in-old");
  expect((await end({ end: THERE }, { hasPassword: false, age: 1 })).ended).toEqual([THERE]);
});

it("one's own ends without a proof, and one that is gone is unknown", async () => {
  expect(await end({ end: HERE })).toEqual({ outcome: "ended", ended: [HERE], asked: [] });
  expect((await end({ end: "x".repeat(22) }, { age: 1 })).outcome).toBe("unknown");
});
