import { ApiFailure } from "../api/ApiFailure";
import { startMachine } from "../testing/run";
import { accountDeletionMachine } from "./accountDeletionMachine";

const email = "Annegret@postfach.example";
const confirm = { type: "deletion.confirm" } as const;

function setUp(hasPassword = true) {
  const signOut = jest.fn<void, []>();
  const run = startMachine(accountDeletionMachine, {
    input: { hasPassword, email },
    actions: { signOut: () => signOut() },
  });
  return { run, signOut };
}

it("asks for nothing before it was explained, and for a proof before it deletes", async () => {
  const { run } = setUp();
  await run.send(confirm, { type: "proof.change", proof: "x" });
  expect([run.snapshot().value, run.snapshot().context.proof]).toEqual(["explaining", ""]);
  await run.send({ type: "deletion.begin" }, confirm);
  expect([run.snapshot().context.issues, run.call("deleteAccount").calls.length]).toEqual([
    [{ field: "password", code: "missing", message: null }],
    0,
  ]);
});

it("deletes once, by the password, and signs out", async () => {
  const { run, signOut } = setUp();
  await run.send({ type: "deletion.begin" }, { type: "proof.change", proof: "wurzelweg" }, confirm, confirm);
  expect(run.call("deleteAccount").calls.map(({ input }) => input)).toEqual([
    { proof: { password: "wurzelweg" } },
  ]);
  expect(signOut).not.toHaveBeenCalled();
  await run.answer("deleteAccount");
  expect([run.snapshot().value, run.snapshot().context.proof, signOut.mock.calls.length]).toEqual([
    "deleted",
    "",
    1,
  ]);
});

it("without a password takes the account's own address, whatever its letters' case", async () => {
  const { run } = setUp(false);
  await run.send(
    { type: "deletion.begin" },
    { type: "proof.change", proof: "bea@postfach.example" },
    confirm,
  );
  expect(run.snapshot().context.issues).toEqual([{ field: "email", code: "email", message: null }]);
  await run.send({ type: "proof.change", proof: " annegret@POSTFACH.example" }, confirm);
  expect(run.call("deleteAccount").calls.map(({ input }) => input)).toEqual([
    { proof: { email: "annegret@postfach.example" } },
  ]);
});

it("a wrong password deletes nothing and is said beside the field", async () => {
  const { run, signOut } = setUp();
  await run.send({ type: "deletion.begin" }, { type: "proof.change", proof: "falsch" }, confirm);
  const wrong = new ApiFailure("refused", {
    status: 422,
    type: "/probleme/passwort-falsch",
    detail: "Dieses Passwort stimmt nicht.",
  });
  await run.fail("deleteAccount", wrong);
  expect([run.snapshot().value, run.snapshot().context.issues, signOut.mock.calls.length]).toEqual([
    "confirming",
    [{ field: "password", code: "wrong", message: "Dieses Passwort stimmt nicht." }],
    0,
  ]);
  await run.send({ type: "deletion.cancel" });
  expect([run.snapshot().value, run.snapshot().context.proof]).toEqual(["explaining", ""]);
});
