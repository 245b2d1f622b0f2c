import { ApiFailure } from "../api/ApiFailure";
import { startMachine } from "../testing/run";
import { resourceMachine } from "./resourceMachine";

const ask = (page: number, isTyping = false) =>
  ({ type: "resource.ask", params: { page }, isTyping }) as const;
const start = () => startMachine(resourceMachine);

it("keeps what it shows while the next is under way, and when that fails", async () => {
  const run = start();
  await run.send(ask(1));
  expect([run.snapshot().value, run.snapshot().context.answer]).toEqual(["loading", null]);
  await run.answer("load", "one");
  const one = { params: { page: 1 }, data: "one" };
  await run.send(ask(2));
  expect([run.snapshot().value, run.snapshot().context.answer]).toEqual(["refreshing", one]);
  await run.fail("load", new ApiFailure("offline"));
  expect([
    run.snapshot().value,
    run.snapshot().context.answer,
    run.snapshot().context.trouble?.reason,
  ]).toEqual(["failed", one, "offline"]);
  await run.send({ type: "resource.reload" });
  expect(run.call("load").calls.map(({ input }) => input)).toEqual(
    [1, 2, 2].map((page) => ({ params: { page } })),
  );
  await run.answer("load", "two");
  expect(run.snapshot().context).toEqual({
    asked: { params: { page: 2 } },
    answer: { params: { page: 2 }, data: "two" },
    trouble: null,
  });
});

it("a late answer to an older question never wins: its request is aborted", async () => {
  const run = start();
  await run.send(ask(1), ask(2));
  const [first] = run.call("load").calls;
  expect(first?.signal.aborted).toBe(true);
  first?.resolve("one");
  await run.answer("load", "two");
  expect(run.snapshot().context.answer?.data).toBe("two");
});

it("waits for a pause in typing", async () => {
  const run = start();
  await run.send(ask(1, true));
  await run.wait(249);
  await run.send(ask(2, true));
  await run.wait(249);
  expect(run.call("load").calls.length).toBe(0);
  await run.wait(1);
  expect(run.call("load").calls.map(({ input }) => input)).toEqual([{ params: { page: 2 } }]);
});

it("takes a newer answer from elsewhere, and gives its own up", async () => {
  const run = start();
  await run.send({ type: "resource.reload" });
  expect(run.snapshot().value).toBe("idle");
  await run.send(ask(1), { type: "resource.replace", data: "newer" });
  expect([run.snapshot().value, run.call("load").last().signal.aborted]).toEqual(["ready", true]);
  expect(run.snapshot().context.answer).toEqual({ params: { page: 1 }, data: "newer" });
});

it("gives up after fifteen seconds", async () => {
  const run = start();
  await run.send(ask(1));
  await run.wait(15_000);
  expect([run.snapshot().value, run.snapshot().context.trouble?.reason]).toEqual(["failed", "timeout"]);
});
