import type { Membership } from "@gratweg/contracts";
import { ApiFailure } from "../api/ApiFailure";
import { startMachine } from "../testing/run";
import { membership } from "./fixtures";
import { membershipChangeMachine } from "./membershipChangeMachine";

const ending: Membership = { ...membership, state: "ending", cancelledAt: "2026-11-22T12:00:00Z" };

function setUp(held: Membership | null = membership) {
  const announce = jest.fn<void, [unknown]>();
  const run = startMachine(membershipChangeMachine, {
    input: { membership: held },
    actions: { announce: (_: unknown, params: unknown) => announce(params) },
  });
  return { run, announce };
}

it.each(["cancel", "resume", "withdraw"] as const)(
  "%s takes one button and one confirmation",
  async (kind) => {
    const { run, announce } = setUp();
    await run.send({ type: "change.choose", kind });
    expect(run.call("changeMembership").calls.length).toBe(0);
    await run.send({ type: "change.confirm" }, { type: "change.confirm" });
    expect(run.call("changeMembership").calls.map(({ input }) => input)).toEqual([{ kind }]);
    await run.answer("changeMembership", ending);
    expect([run.snapshot().value, run.snapshot().context.membership, announce.mock.calls]).toEqual([
      "changed",
      ending,
      [[{ membership: ending }]],
    ]);
  },
);

it("changes nothing when it fails or is dismissed, and says why", async () => {
  const { run, announce } = setUp();
  await run.send({ type: "change.choose", kind: "withdraw" }, { type: "change.confirm" });
  const late = { status: 409, type: "/probleme/widerrufsfrist-vorbei", detail: "Die Frist ist vorbei." };
  await run.fail("changeMembership", new ApiFailure("refused", late));
  expect([run.snapshot().value, run.snapshot().context]).toEqual([
    "failed",
    {
      membership,
      kind: "withdraw",
      trouble: { reason: "not-withdrawable", detail: "Die Frist ist vorbei.", retryAfterSeconds: null },
    },
  ]);
  await run.send({ type: "change.dismiss" });
  expect([run.snapshot().value, run.snapshot().context, announce.mock.calls.length]).toEqual([
    "resting",
    { membership, kind: null, trouble: null },
    0,
  ]);
});

it("is nothing to choose without a membership, until there is one", async () => {
  const { run } = setUp(null);
  await run.send({ type: "change.choose", kind: "cancel" });
  expect(run.snapshot().value).toBe("resting");
  await run.send({ type: "membership.update", membership }, { type: "change.choose", kind: "cancel" });
  expect(run.snapshot().value).toBe("confirming");
});

it("what comes from elsewhere does not overwrite the answer that is on its way", async () => {
  const { run } = setUp();
  await run.send({ type: "change.choose", kind: "cancel" }, { type: "change.confirm" });
  await run.send({ type: "membership.update", membership: null });
  expect(run.snapshot().context.membership).toEqual(membership);
});
