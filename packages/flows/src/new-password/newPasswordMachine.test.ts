import { ApiFailure } from "../api/ApiFailure";
import { startMachine } from "../testing/run";
import { newPasswordMachine } from "./newPasswordMachine";

const password = "gipfelglück im nebel";
const submit = { type: "password.submit" } as const;

function setUp(token = "t1") {
  const adopt = jest.fn<void, [unknown]>();
  const run = startMachine(newPasswordMachine, {
    input: { token },
    actions: { adopt: (_: unknown, params: unknown) => adopt(params) },
  });
  return { run, adopt };
}

it.each([
  ["", "missing"],
  ["kurz", "tooShort"],
  ["ü".repeat(129), "tooLong"],
])("refuses %j without a call", async (entered, code) => {
  const { run } = setUp();
  await run.send({ type: "password.change", password: entered }, submit);
  expect([run.snapshot().context.issues, run.call("setPassword").calls.length]).toEqual([
    [{ field: "password", code, message: null }],
    0,
  ]);
});

it("signs in with what comes back, and keeps neither token nor password", async () => {
  const { run, adopt } = setUp();
  await run.send({ type: "password.change", password }, submit, submit);
  expect(run.call("setPassword").calls.map(({ input }) => input)).toEqual([{ token: "t1", password }]);
  await run.answer("setPassword", { token: "jwt", user: null });
  expect([run.snapshot().value, adopt.mock.calls]).toEqual([
    "done",
    [[{ credentials: { token: "jwt", user: null } }]],
  ]);
  expect(JSON.stringify(run.snapshot().context)).not.toContain(password);
  expect(run.snapshot().context.token).toBe("");
});

it("a link that was used or is too old leads to a new mail, as does an address without a token", async () => {
  const { run, adopt } = setUp();
  await run.send({ type: "password.change", password }, submit);
  await run.fail("setPassword", new ApiFailure("refused", { status: 400, code: "token-unknown" }));
  await run.send(submit);
  expect([run.snapshot().value, run.call("setPassword").calls.length, adopt.mock.calls.length]).toEqual([
    "expired",
    1,
    0,
  ]);
  expect(setUp("").run.snapshot().value).toBe("expired");
});

it("keeps the password that was typed when the server is away, and tries again", async () => {
  const { run } = setUp();
  await run.send({ type: "password.change", password }, submit);
  await run.fail("setPassword", new ApiFailure("unreachable"));
  expect([run.snapshot().value, run.snapshot().context]).toEqual([
    "failed",
    expect.objectContaining({ password, token: "t1", attempts: 1 }),
  ]);
  await run.send(submit);
  expect(run.call("setPassword").calls.length).toBe(2);
});
