import { createSecondFactorTables, knexSecondFactors } from "./second-factors";
import { createEditorBench } from "./testing";

let bench: Awaited<ReturnType<typeof createEditorBench>>;
beforeEach(async () => {
  bench = await createEditorBench();
  for (const [id, secret] of [
    [7, "SIEBEN"],
    [8, "ACHT"],
  ] as const)
    await bench.factors.enrol(id, { secret, step: 10, recoveryHashes: [`a${id}`, `b${id}`, "same"] });
});
afterEach(() => bench.database.destroy());

it("each has the own secret, and recovery codes of their own", async () => {
  const { factors } = bench;
  expect([await factors.secret(7), await factors.secret(8), await factors.secret(9)]).toEqual([
    "SIEBEN",
    "ACHT",
    null,
  ]);
  expect(await factors.useRecoveryCode(7, "a8")).toBe(false);
  expect(await factors.useRecoveryCode(7, "same")).toBe(true);
  expect([await factors.recoveryCodesLeft(7), await factors.recoveryCodesLeft(8)]).toEqual([2, 3]);
  expect((await factors.owners()).sort()).toEqual([7, 8]);
});

it("a step that one has used is another's still", async () => {
  const { factors } = bench;
  expect([await factors.useStep(7, 10), await factors.useStep(7, 11)]).toEqual([false, true]);
  expect([await factors.useStep(7, 11), await factors.useStep(8, 11)]).toEqual([false, true]);
  expect(await factors.useStep(9, 11)).toBe(false);
});

it("taking one's away leaves the others'", async () => {
  const { factors } = bench;
  await factors.remove(7);
  expect([await factors.secret(7), await factors.recoveryCodesLeft(7)]).toEqual([null, 0]);
  expect([await factors.secret(8), await factors.recoveryCodesLeft(8)]).toEqual(["ACHT", 3]);
});

it("setting it up ends what recovery codes the account still had, and those alone", async () => {
  const { factors, database } = bench;
  await database("admin_second_factors").where({ user_id: 7 }).delete();
  await factors.enrol(7, { secret: "NEU", step: 20, recoveryHashes: ["c7"] });
  expect([await factors.useRecoveryCode(7, "a7"), await factors.useRecoveryCode(7, "c7")]).toEqual([
    false,
    true,
  ]);
  expect(await factors.recoveryCodesLeft(8)).toBe(3);
});

it("is kept by nobody without the key", async () => {
  const keyless = knexSecondFactors(bench.database, { encrypt: () => null, decrypt: () => null }, bench.now);
  await expect(keyless.enrol(9, { secret: "S", step: 1, recoveryHashes: ["x"] })).rejects.toThrow(
    "ENCRYPTION_KEY",
  );
  expect((await bench.factors.owners()).sort()).toEqual([7, 8]);
});

it("the tables are made once, with what they hold", async () => {
  await createSecondFactorTables(bench.database);
  expect(await bench.factors.secret(7)).toBe("SIEBEN");
});
