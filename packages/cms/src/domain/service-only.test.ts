import { serviceOnly } from "./service-only";

const ask = async (secret: string | undefined, authorization: string) => {
  let passed = false;
  const context = { status: 200, body: null as unknown, get: () => authorization };
  await serviceOnly(secret)(context, () => {
    passed = true;
    return Promise.resolve();
  });
  return [passed, context.status];
};

it("requires the service secret and rejects every request if none is configured", async () => {
  expect(await ask("s", "Bearer s")).toEqual([true, 200]);
  expect(await ask("s", "Bearer t")).toEqual([false, 401]);
  expect(await ask("s", "")).toEqual([false, 401]);
  expect(await ask(undefined, "Bearer undefined")).toEqual([false, 503]);
});
