import { createActor } from "xstate";
import { ApiFailure } from "../api/ApiFailure";
import { flush } from "../testing/controlledPromise";
import { startMachine } from "../testing/run";
import { connectUserManagement, type UserManagementPorts } from "./connectUserManagement";
import { filledInvitation, managedUser as user } from "./fixtures";
import { userManagementMachine, type UserAction } from "./userManagementMachine";

const block: UserAction = { kind: "block", user };
const conflict = (type: string, detail: string | null = null) =>
  new ApiFailure("refused", { status: 409, type, detail });

function setUp() {
  const announce = jest.fn<void, []>();
  const run = startMachine(userManagementMachine, { actions: { announce: () => announce() } });
  return { run, announce, calls: () => run.call("runAction").calls.map(({ input }) => input) };
}

it("asks before it acts, acts once, and the list hears of it when the server has said yes", async () => {
  const { run, announce, calls } = setUp();
  await run.send({ type: "action.ask", action: block });
  expect([run.snapshot().value, calls()]).toEqual(["confirming", []]);
  await run.send({ type: "action.confirm" }, { type: "action.confirm" });
  expect([calls(), announce.mock.calls.length]).toEqual([[{ action: block }], 0]);
  await run.answer("runAction", user);
  expect([run.snapshot().value, run.snapshot().context.done, announce.mock.calls.length]).toEqual([
    "resting",
    block,
    1,
  ]);
});

it("takes nothing else while something is under way", async () => {
  const { run, calls } = setUp();
  await run.send({ type: "action.run", action: { kind: "inviteAgain", user } });
  await run.send(
    { type: "action.ask", action: block },
    { type: "invitation.open" },
    { type: "action.dismiss" },
  );
  expect([run.snapshot().value, calls().length]).toEqual(["acting", 1]);
});

it.each([
  ["/probleme/letzte-verwaltung", "last-manager"],
  ["/probleme/eigenes-konto", "own-account"],
])("%s is said where it was asked, and nothing has happened", async (type, reason) => {
  const { run, announce } = setUp();
  await run.send({ type: "action.ask", action: block }, { type: "action.confirm" });
  await run.fail("runAction", conflict(type));
  expect([run.snapshot().value, run.snapshot().context.trouble?.reason, announce.mock.calls.length]).toEqual([
    "refused",
    reason,
    0,
  ]);
  await run.send({ type: "action.dismiss" });
  expect(run.snapshot().context).toEqual(
    expect.objectContaining({ action: null, trouble: null, done: null }),
  );
});

it("what the server says about fields that no dialog has is trouble all the same", async () => {
  const { run } = setUp();
  await run.send({ type: "action.run", action: block });
  const issues = [{ field: "email", message: "Diese Adresse ist keine." }];
  await run.fail("runAction", new ApiFailure("refused", { status: 422, issues }));
  expect([run.snapshot().context.issues, run.snapshot().context.trouble]).toEqual([[], expect.anything()]);
});

it("what was refused can be confirmed once more, without the old words meanwhile", async () => {
  const { run, calls } = setUp();
  await run.send({ type: "action.run", action: block });
  await run.fail("runAction", new ApiFailure("offline"));
  expect([run.snapshot().value, run.snapshot().context.trouble?.reason]).toEqual(["refused", "offline"]);
  await run.send({ type: "action.confirm" }, { type: "action.confirm" });
  expect([run.snapshot().value, run.snapshot().context.trouble, calls().length]).toEqual(["acting", null, 2]);
  await run.wait(15_000);
  expect([run.snapshot().value, run.snapshot().context.trouble?.reason]).toEqual(["refused", "timeout"]);
});

describe("an invitation", () => {
  it("names what is missing, keeps its entries on a known address, and is empty the next time", async () => {
    const { run, calls } = setUp();
    await run.send({ type: "invitation.open" }, { type: "invitation.submit" });
    expect(run.snapshot().context.issues.map(({ field, code }) => [field, code])).toEqual([
      ["firstName", "missing"],
      ["lastName", "missing"],
      ["email", "missing"],
    ]);
    await run.send({ type: "invitation.change", change: filledInvitation }, { type: "invitation.submit" });
    expect(calls()).toEqual([{ action: { kind: "invite", invitation: filledInvitation } }]);
    await run.fail("runAction", conflict("/probleme/adresse-schon-vergeben", "Die Adresse ist vergeben."));
    expect([run.snapshot().value, run.snapshot().context]).toEqual([
      "inviting",
      expect.objectContaining({
        invitation: filledInvitation,
        issues: [{ field: "email", code: "server", message: "Die Adresse ist vergeben." }],
      }),
    ]);
    await run.send({ type: "invitation.submit" });
    await run.answer("runAction", user);
    await run.send({ type: "invitation.open" });
    const empty = { email: "", firstName: "", lastName: "", role: "authenticated" };
    expect(run.snapshot().context).toMatchObject({
      invitation: empty,
      issues: [],
      trouble: null,
      attempts: 0,
    });
  });

  it("what is corrected is not complained of any more, and nothing of a dismissed one stays", async () => {
    const { run } = setUp();
    await run.send({ type: "invitation.open" }, { type: "invitation.submit" });
    await run.send({ type: "invitation.change", change: { email: "b" } });
    expect(run.snapshot().context.issues.map(({ field }) => field)).toEqual(["firstName", "lastName"]);
    await run.send({ type: "action.dismiss" }, { type: "invitation.open" });
    expect(run.snapshot().context).toMatchObject({
      invitation: { email: "" },
      ...{ issues: [], trouble: null, attempts: 0 },
    });
  });

  it("stays open when no answer comes", async () => {
    const { run } = setUp();
    await run.send(
      { type: "invitation.open" },
      { type: "invitation.change", change: filledInvitation },
      { type: "invitation.submit" },
    );
    await run.wait(15_000);
    expect([run.snapshot().value, run.snapshot().context.trouble?.reason]).toEqual(["inviting", "timeout"]);
  });
});

it.each<[UserAction, unknown[]]>([
  [{ kind: "invite", invitation: filledInvitation }, ["invite", filledInvitation]],
  [block, ["change", 7, { blocked: true }]],
  [{ kind: "unblock", user }, ["change", 7, { blocked: false }]],
  [{ kind: "role", user, role: "manager" }, ["change", 7, { role: "manager" }]],
  [{ kind: "delete", user }, ["remove", 7]],
  [{ kind: "inviteAgain", user }, ["inviteAgain", 7]],
])("calls the right port for %j", async (action, expected) => {
  const made: unknown[][] = [];
  const log =
    (name: string) =>
    (...values: unknown[]) => {
      made.push([name, ...values.filter((value) => !(value instanceof AbortSignal))]);
      return Promise.resolve();
    };
  const changed = jest.fn();
  const ports: UserManagementPorts = {
    ...{ invite: log("invite"), change: log("change"), remove: log("remove") },
    ...{ inviteAgain: log("inviteAgain"), changed },
  };
  const actor = createActor(connectUserManagement(ports)).start();
  actor.send({ type: "action.run", action });
  await flush();
  expect([made, changed.mock.calls.length, actor.getSnapshot().value]).toEqual([[expected], 1, "resting"]);
  actor.stop();
});
