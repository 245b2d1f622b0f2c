import { ApiFailure } from "../api/ApiFailure";
import { startMachine } from "../testing/run";
import { passwordChangeMachine } from "./passwordChangeMachine";

const entries = { currentPassword: "wurzelweg am bach", password: "gipfelglück im nebel" };
const submit = { type: "password.submit" } as const;

function setUp() {
  const adopt = jest.fn<void, [unknown]>();
  const run = startMachine(passwordChangeMachine, {
    actions: { adopt: (_: unknown, params: unknown) => adopt(params) },
  });
  return { run, adopt };
}

it("asks for both passwords before it sends anything", async () => {
  const { run } = setUp();
  await run.send(submit);
  expect([
    run.snapshot().context.issues.map(({ field, code }) => [field, code]),
    run.snapshot().value,
  ]).toEqual([
    [
      ["currentPassword", "missing"],
      ["password", "missing"],
    ],
    "filling",
  ]);
  expect(run.call("changePassword").calls.length).toBe(0);
});

it("goes on with the token that comes back, and forgets both passwords", async () => {
  const { run, adopt } = setUp();
  await run.send({ type: "field.change", change: entries }, submit, submit);
  expect(run.call("changePassword").calls.map(({ input }) => input)).toEqual([entries]);
  await run.answer("changePassword", { token: "t2", user: null });
  expect([run.snapshot().value, run.snapshot().context.entries, adopt.mock.calls]).toEqual([
    "changed",
    { currentPassword: "", password: "" },
    [[{ credentials: { token: "t2", user: null } }]],
  ]);
});

it.each(["password-wrong", "credentials"])(
  "%s is said beside the current password, all entries stay",
  async (code) => {
    const { run, adopt } = setUp();
    await run.send({ type: "field.change", change: entries }, submit);
    await run.fail("changePassword", new ApiFailure("refused", { status: 400, code }));
    expect([run.snapshot().value, run.snapshot().context.issues, run.snapshot().context.entries]).toEqual([
      "filling",
      [{ field: "currentPassword", code: "wrong", message: null }],
      entries,
    ]);
    expect(adopt).not.toHaveBeenCalled();
  },
);

it("a token that expired in the middle of it loses nothing that was typed", async () => {
  const { run } = setUp();
  await run.send({ type: "field.change", change: entries }, submit);
  await run.fail("changePassword", new ApiFailure("refused", { status: 401 }));
  const { value, context } = run.snapshot();
  expect([value, context.entries, context.trouble?.reason]).toEqual(["failed", entries, "unauthorized"]);
});
