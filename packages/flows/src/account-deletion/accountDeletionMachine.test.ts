import { IDEMPOTENCY_KEY } from "@gratweg/contracts/booking-rules";
import { createActor, waitFor } from "xstate";
import { ApiFailure } from "../api/ApiFailure";
import { startMachine } from "../testing/run";
import { accountDeletionMachine } from "./accountDeletionMachine";
import { connectAccountDeletion } from "./connectAccountDeletion";

const email = "Annegret@postfach.example";
const confirm = { type: "deletion.confirm" } as const;

function setUp(hasPassword = true) {
  const signOut = jest.fn<void, []>();
  const loseSession = jest.fn<void, []>();
  const run = startMachine(accountDeletionMachine, {
    input: { hasPassword, email },
    actions: { signOut: () => signOut(), loseSession: () => loseSession() },
  });
  return { run, signOut, loseSession };
}

const unknownBearer = new ApiFailure("refused", { status: 401, type: "/probleme/nicht-angemeldet" });
const wrongPassword = new ApiFailure("refused", { status: 422, type: "/probleme/passwort-falsch" });

/** Sends a deletion and gives each try its answer. */
async function tryWith(...answers: (ApiFailure | "deleted")[]) {
  const { run, signOut, loseSession } = setUp();
  await run.send({ type: "deletion.begin" }, { type: "proof.change", proof: "wurzelweg" });
  for (const answer of answers) {
    await run.send(confirm);
    if (answer === "deleted") await run.answer("deleteAccount");
    else await run.fail("deleteAccount", answer);
  }
  return [run.snapshot().value, signOut.mock.calls.length, loseSession.mock.calls.length];
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
  await run.send({ type: "proof.change", proof: "anders" });
  expect(run.snapshot().context.proof).toBe("wurzelweg");
  await run.answer("deleteAccount");
  await run.send({ type: "proof.change", proof: "wurzelweg" });
  expect([run.snapshot().value, run.snapshot().context.proof, signOut.mock.calls.length]).toEqual([
    "deleted",
    "",
    1,
  ]);
});

it("what was said of one try is gone with the next, with another proof and with a change of mind", async () => {
  const { run } = setUp();
  const told = () => [run.snapshot().context.issues.length, run.snapshot().context.trouble?.reason];
  await run.send({ type: "deletion.begin" }, { type: "proof.change", proof: "falsch" }, confirm);
  await run.fail("deleteAccount", wrongPassword);
  expect(told()).toEqual([1, undefined]);
  await run.send({ type: "proof.change", proof: "wurzelweg" });
  expect(told()).toEqual([0, undefined]);
  await run.send(confirm);
  await run.fail("deleteAccount", new ApiFailure("offline"));
  expect(told()).toEqual([0, "offline"]);
  await run.send(confirm);
  expect([run.snapshot().value, told()]).toEqual(["deleting", [0, undefined]]);
  await run.fail("deleteAccount", new ApiFailure("offline"));
  await run.send({ type: "deletion.cancel" });
  expect([run.snapshot().value, told()]).toEqual(["explaining", [0, undefined]]);
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

describe("an answer that never came", () => {
  it.each([
    new ApiFailure("unreachable"),
    new ApiFailure("timeout"),
    new ApiFailure("unreadable", { status: 200 }),
    new ApiFailure("refused", { status: 502 }),
    new ApiFailure("refused", { status: 503, type: "/probleme/konto-nicht-erreichbar" }),
  ])("leaves it unsure, until the next try is answered for the first: %s", async (lost) => {
    expect(await tryWith(lost)).toEqual(["unsure", 0, 0]);
    expect(await tryWith(lost, "deleted")).toEqual(["deleted", 1, 0]);
    // Signed out elsewhere meanwhile, or by a new password: nobody may claim that the account is gone.
    expect(await tryWith(lost, unknownBearer)).toEqual(["failed", 0, 1]);
  });

  it("so does the machine's own limit, as long as a payment provider may take", async () => {
    const { run, signOut } = setUp();
    await run.send({ type: "deletion.begin" }, { type: "proof.change", proof: "wurzelweg" }, confirm);
    await run.wait(29_999);
    expect(run.snapshot().value).toBe("deleting");
    await run.wait(1);
    expect([run.snapshot().value, run.snapshot().context.trouble?.reason]).toEqual(["unsure", "timeout"]);
    await run.send(confirm);
    await run.answer("deleteAccount");
    expect([run.snapshot().value, run.snapshot().context.proof, signOut.mock.calls.length]).toEqual([
      ...["deleted", "", 1],
    ]);
  });

  it("is remembered over what proves nothing, and over a change of mind", async () => {
    const lost = new ApiFailure("timeout");
    const offline = new ApiFailure("offline");
    const limited = new ApiFailure("refused", { status: 429 });
    expect(await tryWith(lost, offline)).toEqual(["unsure", 0, 0]);
    expect(await tryWith(lost, offline, limited)).toEqual(["unsure", 0, 0]);
    const { run } = setUp();
    await run.send({ type: "deletion.begin" }, { type: "proof.change", proof: "wurzelweg" }, confirm);
    await run.fail("deleteAccount", lost);
    await run.send({ type: "deletion.cancel" }, { type: "deletion.begin" });
    await run.send({ type: "proof.change", proof: "wurzelweg" }, confirm);
    await run.fail("deleteAccount", offline);
    expect(run.snapshot().value).toBe("unsure");
  });

  it("is over with an answer that only an account gets", async () => {
    expect(await tryWith(new ApiFailure("timeout"), wrongPassword)).toEqual(["confirming", 0, 0]);
    expect(await tryWith(new ApiFailure("timeout"), wrongPassword, unknownBearer)).toEqual(["failed", 0, 1]);
  });
});

it("is known to the server by one key, which every try brings and no other deletion has", async () => {
  const keysOf = async () => {
    const keys: string[] = [];
    const actor = createActor(
      connectAccountDeletion({
        remove: (_proof, _signal, key) => {
          keys.push(key);
          return Promise.reject(new ApiFailure("offline"));
        },
        signOut: () => {},
        loseSession: () => {},
      }),
      { input: { hasPassword: true, email } },
    ).start();
    actor.send({ type: "deletion.begin" });
    actor.send({ type: "proof.change", proof: "wurzelweg" });
    for (let tries = 0; tries < 2; tries += 1) {
      actor.send(confirm);
      await waitFor(actor, (snapshot) => snapshot.matches("failed"));
    }
    return keys;
  };
  const [first, second] = [await keysOf(), await keysOf()];
  expect(first[0]).toMatch(IDEMPOTENCY_KEY);
  expect([first[1], second[1]]).toEqual([first[0], second[0]]);
  expect(second[0]).not.toBe(first[0]);
});

it.each<[string, ApiFailure[]]>([
  ["nothing was sent", []],
  ["the device had no connection", [new ApiFailure("offline")]],
  ["the password was wrong", [wrongPassword]],
  [
    "the provider could not be told",
    [new ApiFailure("refused", { status: 503, type: "/probleme/zahlung-nicht-erreichbar" })],
  ],
])("a session that ended is no deletion where %s before", async (_, before) => {
  expect(await tryWith(...before, unknownBearer)).toEqual(["failed", 0, 1]);
});
