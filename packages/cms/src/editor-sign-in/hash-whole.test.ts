import type { Core } from "@strapi/strapi";
import { hashWhole } from "./hash-whole";
import { createEditorBench } from "./testing";

let bench: Awaited<ReturnType<typeof createEditorBench>>;
jest.mock("./running", () => ({ editorParts: () => bench.running }));
beforeEach(async () => {
  bench = await createEditorBench();
});
afterEach(() => bench.database.destroy());

interface AdminAuth {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  checkCredentials(): string;
}

it("whatever Strapi hashes of an editor, and compares, goes through our own hashing; the rest stays its own", async () => {
  let service: AdminAuth = {
    hashPassword: () => Promise.resolve("bcrypt alone"),
    validatePassword: () => Promise.resolve(false),
    checkCredentials: () => "Strapi's",
  };
  hashWhole({
    get: (registry: string) => ({
      extend(uid: string, change: (one: AdminAuth) => AdminAuth) {
        if (registry === "services" && uid === "admin::auth") service = change(service);
      },
    }),
  } as unknown as Core.Strapi);
  const hash = await service.hashPassword("Bergschuh-2027");
  expect(hash).toBe("hash of Bergschuh-2027");
  expect(await service.validatePassword("Bergschuh-2027", hash)).toBe(true);
  expect(await service.validatePassword("Bergschuh-2028", hash)).toBe(false);
  expect(service.checkCredentials()).toBe("Strapi's");
});
