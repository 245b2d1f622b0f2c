import { createActor } from "xstate";
import { createAccountApi, EXPORT_LIMIT_MS } from "../api/accountApi";
import { ApiFailure } from "../api/ApiFailure";
import { startMachine } from "../testing/run";
import { createSubmission } from "./createSubmission";
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

describe("a long wait", () => {
  it("is told after five seconds, and given up after fifteen", async () => {
    const run = startMachine(submissionMachine);
    await run.send(send(1));
    await run.wait(4_999);
    expect(run.snapshot().value).toEqual({ sending: "usual" });
    await run.wait(1);
    expect(run.snapshot().value).toEqual({ sending: "long" });
    await run.send(send(2));
    expect(run.call("send").calls.length).toBe(1);
    await run.wait(9_999);
    expect(run.snapshot().value).toEqual({ sending: "long" });
    await run.wait(1);
    expect([run.snapshot().value, run.snapshot().context.trouble?.reason]).toEqual(["failed", "timeout"]);
  });

  it("ends with the answer, and the next one begins as usual", async () => {
    const run = startMachine(submissionMachine);
    await run.send(send(1));
    await run.wait(6_000);
    await run.answer("send", "one");
    expect([run.snapshot().value, run.snapshot().context.answer]).toEqual(["succeeded", "one"]);
    await run.send(send(2));
    expect(run.snapshot().value).toEqual({ sending: "usual" });
  });

  it("lasts as long as the submission says: an export the same minute as its call", async () => {
    jest.useFakeTimers();
    const exporting: AbortSignal[] = [];
    const hanging: typeof fetch = (_input, init) => {
      const { signal } = init as { signal: AbortSignal };
      exporting.push(signal);
      return new Promise((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(new Error("aborted"))),
      );
    };
    const { exportData } = createAccountApi({ fetch: hanging, isOnline: () => true });
    const { machine } = createSubmission((_: null, signal) => exportData(signal), {
      answerLimit: EXPORT_LIMIT_MS,
    });
    const actor = createActor(machine).start();
    actor.send(send(null));
    await jest.advanceTimersByTimeAsync(EXPORT_LIMIT_MS - 1);
    expect([actor.getSnapshot().value, exporting[0]?.aborted]).toEqual([{ sending: "long" }, false]);
    await jest.advanceTimersByTimeAsync(1);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.trouble?.reason]).toEqual([
      ...["failed", "timeout"],
    ]);
    expect(exporting[0]?.aborted).toBe(true);
    jest.useRealTimers();
  });
});
