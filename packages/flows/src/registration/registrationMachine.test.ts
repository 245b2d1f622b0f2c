import { createActor } from "xstate";
import { ApiFailure } from "../api/ApiFailure";
import { flush } from "../testing/controlledPromise";
import { startMachine } from "../testing/run";
import { connectRegistration } from "./connectRegistration";
import { filledRegistration } from "./fixtures";
import { registrationMachine } from "./registrationMachine";

const filled = () => startMachine(registrationMachine, { input: { entries: filledRegistration } });
const submit = { type: "registration.submit" } as const;

it("names what is missing without a call, in the form's order, and counts", async () => {
  const run = startMachine(registrationMachine, { input: {} });
  await run.send(submit);
  const { issues, attempts } = run.snapshot().context;
  expect(issues).toEqual(
    [
      ["firstName", "missing"],
      ["lastName", "missing"],
      ["email", "missing"],
      ["password", "missing"],
      ["terms", "notAccepted"],
    ].map(([field, code]) => ({ field, code, message: null })),
  );
  expect([attempts, run.call("register").calls.length, run.snapshot().value]).toEqual([1, 0, "filling"]);
  await run.send({ type: "field.change", change: { email: "a" } });
  expect(run.snapshot().context.issues.map(({ field }) => field)).toEqual([
    ...["firstName", "lastName", "password", "terms"],
  ]);
});

it("is sent once, however often the button is pressed, and as it was shown", async () => {
  const run = filled();
  await run.send(submit, submit, { type: "field.change", change: { firstName: "Anna" } });
  expect(run.call("register").calls.map(({ input }) => input)).toEqual([{ entries: filledRegistration }]);
  expect(run.snapshot().context.entries).toEqual(filledRegistration);
});

it.each([
  [new ApiFailure("refused", { status: 429, code: "limited", retryAfterSeconds: 60 }), "limited", 60],
  [new ApiFailure("refused", { status: 503, code: "busy", retryAfterSeconds: 5 }), "busy", 5],
  [new ApiFailure("offline"), "offline", null],
  [new TypeError("x"), "unavailable", null],
])("keeps what was typed when it fails: %s", async (error, reason, retryAfterSeconds) => {
  const run = filled();
  await run.send(submit);
  await run.fail("register", error);
  const { entries, trouble, issues, attempts } = run.snapshot().context;
  expect([run.snapshot().value, entries, issues, attempts]).toEqual(["failed", filledRegistration, [], 1]);
  expect(trouble).toEqual({ reason, detail: null, retryAfterSeconds });
  await run.send(submit);
  expect([run.snapshot().value, run.snapshot().context.trouble]).toEqual(["submitting", null]);
});

it("puts the server's word about a common password beside the field", async () => {
  const run = filled();
  await run.send(submit);
  await run.fail("register", new ApiFailure("refused", { status: 400, code: "password-common" }));
  expect([run.snapshot().value, run.snapshot().context.issues]).toEqual([
    "filling",
    [{ field: "password", code: "common", message: null }],
  ]);
});

it("gives up after fifteen seconds, and a late answer changes nothing", async () => {
  const run = filled();
  await run.send(submit);
  await run.wait(15_000);
  expect([run.snapshot().value, run.snapshot().context.trouble?.reason]).toEqual(["failed", "timeout"]);
  expect(run.call("register").last().signal.aborted).toBe(true);
  await run.answer("register");
  expect(run.snapshot().value).toBe("failed");
});

it("waits for the mail without the password, and asks for another after a minute at the earliest", async () => {
  const run = filled();
  await run.send(submit);
  await run.answer("register");
  expect([run.snapshot().value, run.snapshot().context.entries]).toEqual([
    { registered: "pausing" },
    { ...filledRegistration, password: "" },
  ]);
  await run.wait(59_999);
  await run.send({ type: "mail.request" });
  expect(run.call("requestConfirmation").calls.length).toBe(0);
  await run.wait(1);
  await run.send({ type: "mail.request" }, { type: "mail.request" });
  expect(run.call("requestConfirmation").calls.map(({ input }) => input)).toEqual([
    { email: filledRegistration.email },
  ]);
  await run.fail("requestConfirmation", new ApiFailure("refused", { status: 429, code: "limited" }));
  expect([run.snapshot().value, run.snapshot().context.mailTrouble?.reason]).toEqual([
    { registered: "ready" },
    "limited",
  ]);
  await run.send({ type: "mail.request" });
  await run.answer("requestConfirmation");
  expect([run.snapshot().value, run.snapshot().context]).toEqual([
    { registered: "pausing" },
    expect.objectContaining({ mails: 2, mailTrouble: null }),
  ]);
});

it("a wrong address can be corrected: all but the password is there again, and nothing changes before", async () => {
  const run = filled();
  await run.send(submit);
  await run.answer("register");
  await run.send({ type: "field.change", change: { email: "nebenbei@example.org" } });
  await run.send({ type: "registration.restart" });
  expect([run.snapshot().value, run.snapshot().context.entries]).toEqual([
    "filling",
    { ...filledRegistration, password: "" },
  ]);
});

it("sends what was typed tidied, and the password as it is", async () => {
  const register = jest.fn((_entries: unknown) => Promise.resolve());
  const requestConfirmation = () => Promise.resolve();
  const entries = { ...filledRegistration, email: " Anna@EXAMPLE.org ", password: "  gipfelglück  " };
  const actor = createActor(connectRegistration({ register, requestConfirmation }), { input: { entries } });
  actor.start().send(submit);
  await flush();
  expect(register.mock.calls[0]?.[0]).toEqual({ ...entries, email: "Anna@example.org" });
  actor.stop();
});
