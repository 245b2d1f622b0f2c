import { SignInRefusal } from "../domain/sign-in/refusal";
import { proofOf } from "./pending";
import { FACTORS_TABLE, knexSecondFactors, RECOVERY_TABLE } from "./second-factors";
import { createEditorBench, kim, NEW_HASH, right } from "./testing";
import { newSecret } from "./totp";

const here = { address: "198.51.100.7", device: null, label: "Firefox, Linux" };

async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined && !(error instanceof SignInRefusal)) throw error as Error;
  return error?.code;
}

let parts: Awaited<ReturnType<typeof createEditorBench>>;
beforeEach(async () => {
  parts = await createEditorBench();
});
afterEach(() => parts.database.destroy());

async function enrolled(): Promise<{ secret: string; codes: string[] }> {
  const secret = newSecret();
  const codes = await parts.signIn.enrol(kim, { secret, typed: parts.code(secret) }, here);
  parts.advance(30);
  return { secret, codes };
}

describe("the password", () => {
  it("costs one hash and one query, whoever is asked for, and gets one answer", async () => {
    parts.editors.set(8, { ...kim, id: 8, email: "aus@gratweg.example", isActive: false });
    parts.editors.set(9, { ...kim, id: 9, email: "neu@gratweg.example", passwordHash: "" });
    const tries = [kim.email, "niemand@gratweg.example", "aus@gratweg.example", "neu@gratweg.example"];
    const codes = [];
    for (const email of tries)
      codes.push(
        await codeOf(
          parts.signIn.password({ email, password: email === kim.email ? "x" : right.password }, here),
        ),
      );
    expect(codes).toEqual(Array(4).fill("credentials"));
    expect([parts.hashes.length, parts.statements.length]).toEqual([4, 4]);
    expect(parts.hashes[1]).toBe("dummy");
    expect(parts.log).toEqual(
      ["7", "unknown", "8", "9"].map((id) => `Editors: a password was refused, account ${id}`),
    );
  });

  it("is hashed anew where bcrypt alone has hashed it, and the sign-in under way goes on with the new hash", async () => {
    const old = await parts.signIn.password(right, here);
    expect(old.passwordHash).toBe("hash of Bergschuh-2027");
    parts.becomesOld();
    const editor = await parts.signIn.password(right, here);
    expect([editor.passwordHash, parts.editors.get(kim.id)?.passwordHash]).toEqual([NEW_HASH, NEW_HASH]);
    const proof = proofOf(NEW_HASH);
    expect(await parts.signIn.resumed({ userId: kim.id, proof })).toMatchObject({ id: kim.id });
  });

  it("of somebody who is signed in is a guess too: ten wrong ones lock it, and not the sign-in", async () => {
    const present = (typed: string) => codeOf(parts.signIn.presentPassword(kim.id, typed, here));
    expect(await parts.signIn.presentPassword(kim.id, right.password, here)).toBe(kim.passwordHash);
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 11; guess += 1) codes.push(await present("falsch"));
    expect(codes).toEqual([...Array<string>(10).fill("password-wrong"), "limited"]);
    expect(await present(right.password)).toBe("limited");
    expect(await codeOf(parts.signIn.password(right, { ...here, address: "198.51.100.8" }))).toBeUndefined();
  });

  it("ten wrong ones from many addresses lock the account, a known device excepted", async () => {
    const codes = [];
    for (let number = 0; number < 12; number += 1)
      codes.push(
        await codeOf(parts.signIn.password({ ...right, password: "x" }, { ...here, address: `a${number}` })),
      );
    expect(codes).toEqual([...Array<string>(10).fill("credentials"), "limited", "limited"]);
    expect(parts.hashes).toHaveLength(10);
    expect(await codeOf(parts.signIn.password(right, { ...here, device: "own" }))).toBeUndefined();
  });
});

describe("the second factor", () => {
  it("is asked for, or set up first; off needs none", async () => {
    expect(await parts.signIn.nextStep(kim)).toBe("enrol");
    await enrolled();
    expect(await parts.signIn.nextStep(kim)).toBe("code");
    const off = await createEditorBench("off");
    expect(await off.signIn.nextStep(kim)).toBe("done");
    await off.database.destroy();
  });

  it("a code counts once, and none of an earlier moment counts later", async () => {
    const { secret } = await enrolled();
    const earlier = parts.code(secret);
    parts.advance(30);
    const typed = parts.code(secret);
    const outcomes = await Promise.all([1, 2, 3].map(() => codeOf(parts.signIn.code(kim, typed, here))));
    expect(outcomes.sort()).toEqual(["credentials", "credentials", undefined]);
    expect(await codeOf(parts.signIn.code(kim, earlier, here))).toBe("credentials");
  });

  it("the code that set it up does not sign in", async () => {
    const secret = newSecret();
    const typed = parts.code(secret);
    await parts.signIn.enrol(kim, { secret, typed }, here);
    expect(await codeOf(parts.signIn.code(kim, typed, here))).toBe("credentials");
  });

  it("ten recovery codes work once each and are kept as hashes, the secret encrypted", async () => {
    const { secret, codes } = await enrolled();
    expect(codes).toHaveLength(10);
    const [first = ""] = codes;
    expect([
      await codeOf(parts.signIn.code(kim, first, here)),
      await codeOf(parts.signIn.code(kim, first, here)),
    ]).toEqual([undefined, "credentials"]);
    expect(await parts.factors.recoveryCodesLeft(kim.id)).toBe(9);
    const stored = JSON.stringify([
      await parts.database(FACTORS_TABLE),
      await parts.database(RECOVERY_TABLE),
    ]);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
    expect(stored).toContain(`sealed ${secret}`);
  });

  it("wrong ones are counted by account, and each is told by mail", async () => {
    await enrolled();
    const outcomes = [];
    for (let number = 0; number < 12; number += 1)
      outcomes.push(await codeOf(parts.signIn.code(kim, "000000", { ...here, address: `a${number}` })));
    expect(outcomes).toEqual([...Array<string>(10).fill("credentials"), "limited", "limited"]);
    expect(parts.alerts).toEqual(Array(10).fill("editor-wrong-code kim@gratweg.example Firefox, Linux"));
  });

  it("is set up by whoever comes first, once", async () => {
    const secrets = [newSecret(), newSecret()];
    const outcomes = await Promise.all(
      secrets.map((secret) => codeOf(parts.signIn.enrol(kim, { secret, typed: parts.code(secret) }, here))),
    );
    expect(outcomes.sort()).toEqual(["credentials", undefined]);
  });

  it("refuses to run as if there were none when the key is another one", async () => {
    const { database } = parts;
    const other = knexSecondFactors(database, { encrypt: (v) => v, decrypt: () => null }, () => new Date());
    await enrolled();
    await expect(other.secret(kim.id)).rejects.toThrow("ENCRYPTION_KEY");
  });
});

describe("password and code at once", () => {
  it("comes in with both and with nothing less", async () => {
    expect(await codeOf(parts.signIn.both({ ...right, code: null }, here))).toBe("credentials");
    const { secret } = await enrolled();
    expect(await codeOf(parts.signIn.both({ ...right, code: null }, here))).toBe("credentials");
    expect(await codeOf(parts.signIn.both({ ...right, code: "000000" }, here))).toBe("credentials");
    expect(parts.alerts).toHaveLength(2);
    const code = parts.code(secret);
    expect(await codeOf(parts.signIn.both({ ...right, password: "x", code }, here))).toBe("credentials");
    expect((await parts.signIn.both({ ...right, code }, here)).id).toBe(kim.id);
  });

  it("a right password does not tell of itself without the code", async () => {
    await enrolled();
    const messages = [];
    for (const order of [
      { ...right, code: null },
      { ...right, password: "x", code: null },
    ])
      messages.push(await parts.signIn.both(order, here).catch((error: SignInRefusal) => error.toBody()));
    expect(messages[0]).toEqual(messages[1]);
  });
});

it("a sign-in under way ends with the password, and with the account", async () => {
  const pending = { userId: kim.id, proof: proofOf(kim.passwordHash) };
  expect((await parts.signIn.resumed(pending))?.id).toBe(kim.id);
  parts.editors.set(kim.id, { ...kim, passwordHash: "hash of another" });
  expect(await parts.signIn.resumed(pending)).toBeUndefined();
  parts.editors.set(kim.id, { ...kim, isActive: false });
  expect(await parts.signIn.resumed(pending)).toBeUndefined();
  expect(await parts.signIn.resumed({ ...pending, userId: 99 })).toBeUndefined();
});

it("a device that is new is told of, a known one is not", async () => {
  await parts.signIn.signedIn(kim, here);
  await parts.signIn.signedIn(kim, { ...here, device: "own" });
  expect(parts.alerts).toEqual(["editor-new-device kim@gratweg.example Firefox, Linux"]);
});

describe("guesses", () => {
  const other = { id: 8, email: "alex@gratweg.example", passwordHash: kim.passwordHash, isActive: true };
  const tenTimes = async (guess: () => Promise<unknown>) => {
    for (let time = 0; time < 10; time += 1) expect(await codeOf(guess())).not.toBe("limited");
  };
  const elsewhere = { ...here, address: "203.0.113.1" };

  it("at a code lock this account's code, and neither its password nor a colleague's code", async () => {
    const { secret } = await enrolled();
    parts.editors.set(other.id, other);
    await tenTimes(() => parts.signIn.code(kim, "000000", here));
    expect(await codeOf(parts.signIn.code(kim, parts.code(secret), elsewhere))).toBe("limited");
    expect(await codeOf(parts.signIn.password(right, elsewhere))).toBeUndefined();
    expect(await codeOf(parts.signIn.code(other, "000000", elsewhere))).toBe("credentials");
    expect(parts.log.filter((line) => line.includes("code was refused"))).toEqual([
      ...Array<string>(10).fill("Editors: a code was refused, account 7"),
      "Editors: a code was refused, account 8",
    ]);
  });

  it("at the first code lock the setting up of this account alone", async () => {
    const secret = newSecret();
    const enrol = (editor: typeof kim, typed: string, caller = here) =>
      parts.signIn.enrol(editor, { secret, typed }, caller);
    await tenTimes(() => enrol(kim, "000000"));
    expect(await codeOf(enrol(kim, parts.code(secret), elsewhere))).toBe("limited");
    expect(await codeOf(enrol(other, parts.code(secret), elsewhere))).toBeUndefined();
  });

  it("at the present password lock it on a known device too, and not a colleague's", async () => {
    parts.editors.set(other.id, other);
    const present = (id: number, typed: string, device: string | null) =>
      parts.signIn.presentPassword(id, typed, { ...elsewhere, device });
    await tenTimes(() => present(kim.id, "falsch", "own"));
    expect(await codeOf(present(kim.id, right.password, null))).toBe("limited");
    expect(await codeOf(present(other.id, right.password, null))).toBeUndefined();
    expect(await codeOf(present(99, right.password, null))).toBe("password-wrong");
    expect(parts.log.at(-1)).toBe("Editors: the present password was refused, account 99");
  });

  it("are none where nobody could look", async () => {
    const busy = jest.spyOn(parts.running.hasher, "compare").mockRejectedValue(new SignInRefusal("busy"));
    for (let time = 0; time < 12; time += 1) {
      expect(await codeOf(parts.signIn.password(right, here))).toBe("busy");
      expect(await codeOf(parts.signIn.presentPassword(kim.id, right.password, here))).toBe("busy");
    }
    busy.mockRestore();
    expect(await codeOf(parts.signIn.password(right, here))).toBeUndefined();
    expect(await codeOf(parts.signIn.presentPassword(kim.id, right.password, here))).toBeUndefined();
  });

  it("are none where they were right, however often", async () => {
    for (let time = 0; time < 12; time += 1) {
      expect(await codeOf(parts.signIn.password(right, here))).toBeUndefined();
      expect(await codeOf(parts.signIn.presentPassword(kim.id, right.password, here))).toBeUndefined();
    }
  });

  it("are mails for a new password, too: ten of an address, and never taken back", () => {
    const ask =
      (email: string, caller = elsewhere) =>
      () =>
        parts.signIn.askedForMail(email, caller);
    for (let time = 0; time < 10; time += 1) expect(ask(kim.email)).not.toThrow();
    expect(ask(kim.email, here)).toThrow(SignInRefusal);
    expect(ask(other.email)).not.toThrow();
  });
});

describe("a hash of before", () => {
  it("stays where there is no room for a new one, and the sign-in goes on", async () => {
    parts.becomesOld();
    parts.running.hasher.hash = () => Promise.reject(new SignInRefusal("busy"));
    expect((await parts.signIn.password(right, here)).passwordHash).toBe(kim.passwordHash);
    expect(parts.editors.get(kim.id)?.passwordHash).toBe(kim.passwordHash);
  });

  it("of now is written by nobody", async () => {
    parts.running.editors.renewHash = () => Promise.reject(new Error("The hash is whole."));
    expect((await parts.signIn.password(right, here)).passwordHash).toBe(kim.passwordHash);
  });
});

it("a code without a second factor, and one that is no code, open nothing", async () => {
  for (const typed of ["000000", "", "abcd-efgh-jkmn-pqrs-tuvw-xyz2"])
    expect(await codeOf(parts.signIn.code(kim, typed, here))).toBe("credentials");
  await enrolled();
  parts.factors.useRecoveryCode = () => Promise.reject(new Error("This is no recovery code."));
  expect(await codeOf(parts.signIn.code(kim, "abcd", here))).toBe("credentials");
});

it("nobody resumes who has no password", async () => {
  parts.editors.set(kim.id, { ...kim, passwordHash: null });
  expect(await parts.signIn.resumed({ userId: kim.id, proof: proofOf("null") })).toBeUndefined();
});

it("programs come in by the password alone where the second factor is optional and not set up", async () => {
  const optional = await createEditorBench("optional");
  expect((await optional.signIn.both({ ...right, code: null }, here)).id).toBe(kim.id);
  await optional.database.destroy();
});
