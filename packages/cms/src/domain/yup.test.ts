import { yup } from "@strapi/utils";

// The version before let the promise of such a test reject into nothing, which ends the process.
it("refuses a value when a test of Strapi's schemas throws, for example because the database is away", async () => {
  const schema = yup.string().test("asks", "is not there", () => Promise.reject(new Error("ECONNRESET")));
  await expect(schema.validate("a")).rejects.toThrow("ECONNRESET");
  const asked = yup.object({ parent: schema });
  await expect(asked.validate({ parent: "abc" })).rejects.toThrow("ECONNRESET");
});
