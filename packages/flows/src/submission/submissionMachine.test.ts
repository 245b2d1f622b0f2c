import { ApiFailure } from "../api/ApiFailure";
import { startMachine } from "../testing/run";
import { submissionMachine } from "./submissionMachine";

const send = (payload: unknown) => ({ type: "submission.send", payload }) as const;

it("sends one at a time, however often a button is pressed", async () => {
  const run = startMachine(submissionMachine);
  await run.send(send(1), send(2));
  expect(run.call("send").calls.map(({ input }) => input)).toEqual([{ payload: 1 }]);
  await run.answer("send", "one");
  expect([run.snapshot().value, run.snapshot().context.answer]).toEqual(["succeeded", "one"]);
  await run.send(send(2));
  await run.fail("send", new ApiFailure("timeout"));
  expect([run.snapshot().value, run.snapshot().context]).toEqual([
    "failed",
    expect.objectContaining({ payload: 2, answer: "one", attempts: 1 }),
  ]);
  await run.send({ type: "submission.reset" });
  expect(run.snapshot().context).toEqual({
    ...{ payload: null, answer: null, issues: [], trouble: null, attempts: 1 },
  });
});

it("takes every field that the server names", async () => {
  const run = startMachine(submissionMachine);
  await run.send(send(1));
  const issues = [{ field: "phone", message: "Bitte prüfen." }];
  await run.fail("send", new ApiFailure("refused", { status: 422, issues }));
  expect([run.snapshot().context.issues, run.snapshot().context.trouble]).toEqual([
    [{ field: "phone", code: "server", message: "Bitte prüfen." }],
    null,
  ]);
});
