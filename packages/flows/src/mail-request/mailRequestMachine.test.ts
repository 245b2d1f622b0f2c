import { createActor } from "xstate";
import { ApiFailure } from "../api/ApiFailure";
import { flush } from "../testing/controlledPromise";
import { startMachine } from "../testing/run";
import { connectEmailConfirmation, connectPasswordRecovery } from "./connectMailRequest";
import { passwordRecoveryMachine } from "./mailRequestMachine";

const request = { type: "mail.request" } as const;

it.each([
  ["", "missing"],
  ["annegret", "email"],
])("%j is refused without a call", async (email, code) => {
  const run = startMachine(passwordRecoveryMachine, { input: { email } });
  await run.send(request);
  expect([run.snapshot().context.issues, run.call("requestMail").calls.length]).toEqual([
    [{ field: "email", code, message: null }],
    0,
  ]);
  await run.send({ type: "email.change", email: "annegret@postfach.example" });
  expect(run.snapshot().context.issues).toEqual([]);
});

it("pauses for a minute between two mails, and goes back to the field", async () => {
  const run = startMachine(passwordRecoveryMachine, { input: { email: " Annegret@Postfach.EXAMPLE" } });
  await run.send(request, request);
  expect(run.call("requestMail").calls.map(({ input }) => input)).toEqual([
    { email: "Annegret@postfach.example" },
  ]);
  await run.answer("requestMail");
  await run.send(request);
  await run.wait(59_999);
  expect(run.snapshot().value).toBe("sent");
  await run.wait(1);
  await run.send(request);
  expect(run.call("requestMail").calls.length).toBe(2);
  await run.answer("requestMail");
  expect([run.snapshot().value, run.snapshot().context.mails]).toEqual(["sent", 2]);
  await run.send({ type: "email.edit" });
  expect(run.snapshot().value).toBe("entering");
});

it("says when it was too often, and keeps the address", async () => {
  const email = "annegret@postfach.example";
  const run = startMachine(passwordRecoveryMachine, { input: { email } });
  await run.send(request);
  const limited = new ApiFailure("refused", { status: 429, code: "limited", retryAfterSeconds: 300 });
  await run.fail("requestMail", limited);
  expect([run.snapshot().value, run.snapshot().context]).toEqual([
    "failed",
    expect.objectContaining({
      email,
      trouble: { reason: "limited", detail: null, retryAfterSeconds: 300 },
    }),
  ]);
});

it.each([
  ["the confirmation", connectEmailConfirmation],
  ["the recovery", connectPasswordRecovery],
])("%s calls its port with the address and a signal", async (_name, connect) => {
  const requestMail = jest.fn((_email: string, _signal: AbortSignal) => Promise.resolve());
  const actor = createActor(connect({ requestMail }), { input: { email: "annegret@postfach.example" } });
  actor.start().send(request);
  await flush();
  expect(requestMail.mock.calls).toEqual([["annegret@postfach.example", expect.any(AbortSignal)]]);
  expect(actor.getSnapshot().value).toBe("sent");
  actor.stop();
});
