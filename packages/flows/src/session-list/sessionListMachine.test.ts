import { createActor } from "xstate";
import { ApiFailure } from "../api/ApiFailure";
import { flush } from "../testing/controlledPromise";
import { startMachine } from "../testing/run";
import { connectSessionList } from "./connectSessionList";
import { here, library, phone } from "./fixtures";
import { sessionListMachine } from "./sessionListMachine";

async function listed() {
  const run = startMachine(sessionListMachine);
  await run.answer("loadSessions", [here, phone, library]);
  const shown = () => {
    const { value, context } = run.snapshot();
    return [value, context.sessions.map(({ id }) => id[0]).join(""), context.trouble?.reason ?? null];
  };
  return { run, shown };
}

it("asks at once; one that was ended leaves the list", async () => {
  const { run, shown } = await listed();
  await run.send({ type: "session.end", id: phone.id }, { type: "session.end", id: library.id });
  expect([...shown(), run.call("endSessions").calls.map(({ input }) => input)]).toEqual([
    ...["ending", "hpl", null],
    [{ ending: { id: phone.id }, password: "" }],
  ]);
  await run.answer("endSessions");
  expect(shown()).toEqual(["listing", "hl", null]);
});

it("all others leave it together, and then there is none to end", async () => {
  const { run, shown } = await listed();
  await run.send({ type: "others.end" });
  await run.answer("endSessions");
  expect(shown()).toEqual(["listing", "h", null]);
  await run.send({ type: "others.end" });
  expect(run.call("endSessions").calls).toHaveLength(1);
});

it("does not end the present session, nor one that is not on the list", async () => {
  const { run, shown } = await listed();
  await run.send({ type: "session.end", id: here.id }, { type: "session.end", id: "x" });
  expect([...shown(), run.call("endSessions").calls.length]).toEqual(["listing", "hpl", null, 0]);
});

it("what could not be ended stays on the list, with the reason until the next try", async () => {
  const { run, shown } = await listed();
  await run.send({ type: "session.end", id: phone.id });
  await run.fail("endSessions", new ApiFailure("offline"));
  expect(shown()).toEqual(["listing", "hpl", "offline"]);
  await run.send({ type: "session.end", id: phone.id });
  expect(shown()).toEqual(["ending", "hpl", null]);
  await run.wait(15_000);
  expect(shown()).toEqual(["listing", "hpl", "timeout"]);
});

it("without an answer it says so, and asks again when told to", async () => {
  const run = startMachine(sessionListMachine);
  await run.wait(15_000);
  expect([run.snapshot().value, run.snapshot().context.trouble?.reason]).toEqual(["failed", "timeout"]);
  await run.send({ type: "list.reload" });
  await run.answer("loadSessions", [here]);
  expect([run.snapshot().value, run.snapshot().context]).toEqual([
    "listing",
    { sessions: [here], ending: null, password: "", issues: [], trouble: null, attempts: 0 },
  ]);
});

it("one that is gone already has ended; another refusal has not ended it", async () => {
  const gone = new ApiFailure("refused", { status: 404, type: "/probleme/nicht-gefunden" });
  const busy = new ApiFailure("refused", { status: 503 });
  const endSession = jest.fn((id: string) => Promise.reject(id === phone.id ? gone : busy));
  const endOtherSessions = jest.fn(() => Promise.resolve());
  const loadSessions = () => Promise.resolve([here, phone, library]);
  const actor = createActor(connectSessionList({ loadSessions, endSession, endOtherSessions })).start();
  const left = () => actor.getSnapshot().context.sessions.length;
  await flush();
  actor.send({ type: "session.end", id: phone.id });
  await flush();
  expect(left()).toBe(2);
  actor.send({ type: "session.end", id: library.id });
  await flush();
  expect([left(), actor.getSnapshot().context.trouble?.reason]).toEqual([2, "unavailable"]);
  actor.send({ type: "others.end" });
  await flush();
  expect([left(), endOtherSessions.mock.calls.length]).toEqual([1, 1]);
});

it("where a proof is asked for it takes the password, each time anew, and tells a wrong one at its field", async () => {
  const { run, shown } = await listed();
  const unproven = (detail: string) =>
    new ApiFailure("refused", { status: 422, type: "/probleme/passwort-falsch", detail });
  const asked = () => {
    const { value, context } = run.snapshot();
    return [
      value,
      context.ending,
      context.issues.map(({ code, message }) => [code, message]),
      context.attempts,
    ];
  };
  await run.send({ type: "session.end", id: phone.id });
  await run.fail("endSessions", unproven("Bitte geben Sie Ihr Passwort ein."));
  expect(asked()).toEqual(["proving", { id: phone.id }, [], 0]);
  await run.send({ type: "proof.give" });
  expect(asked()).toEqual(["proving", { id: phone.id }, [["missing", null]], 1]);
  await run.send({ type: "proof.change", password: "falsch" }, { type: "proof.give" });
  await run.fail("endSessions", unproven("Dieses Passwort stimmt nicht."));
  expect(asked()).toEqual(["proving", { id: phone.id }, [["wrong", "Dieses Passwort stimmt nicht."]], 2]);
  await run.send({ type: "proof.change", password: "richtig" }, { type: "proof.give" });
  await run.answer("endSessions");
  expect([...shown(), run.snapshot().context.password]).toEqual(["listing", "hl", null, ""]);
  expect(run.call("endSessions").calls.map(({ input }) => input)).toEqual(
    ["", "falsch", "richtig"].map((password) => ({ ending: { id: phone.id }, password })),
  );

  await run.send({ type: "others.end" });
  await run.fail("endSessions", unproven(""));
  await run.send({ type: "proof.change", password: "doch nicht" }, { type: "proof.cancel" });
  expect([...shown(), run.snapshot().context.password, run.snapshot().context.ending]).toEqual([
    ...["listing", "hl", null],
    ...["", null],
  ]);
});
