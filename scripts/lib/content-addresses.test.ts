import { contentAddresses } from "./parts.mjs";

const CMS = "http://localhost:1337";

it("leads the server to the editors' listener, browsers to the public one", () => {
  expect(contentAddresses({ GRATWEG_CMS_URL: CMS })).toEqual({});
  expect(contentAddresses({ GRATWEG_CMS_URL: CMS, GRATWEG_ADMIN_PORT: "1338" })).toEqual({
    GRATWEG_CMS_URL: "http://127.0.0.1:1338",
    GRATWEG_CMS_PUBLIC_URL: CMS,
  });
  const named = { GRATWEG_CMS_URL: CMS, GRATWEG_CMS_PUBLIC_URL: "https://inhalte.example" };
  expect(contentAddresses({ ...named, GRATWEG_ADMIN_PORT: "1338" }).GRATWEG_CMS_PUBLIC_URL).toBe(
    "https://inhalte.example",
  );
});
