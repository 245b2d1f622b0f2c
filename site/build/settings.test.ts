import { buildSettings } from "./settings";

const given = {
  GRATWEG_CONTENT_TOKEN: "token",
  GRATWEG_CMS_URL: "https://inhalte.example/",
} as NodeJS.ProcessEnv;

it("shows uploads from the content system, or from the host that they have of their own", () => {
  expect(buildSettings(given)).toMatchObject({
    contentUrl: "https://inhalte.example",
    uploadsUrl: "https://inhalte.example",
  });
  const own = { ...given, GRATWEG_UPLOADS_HOST: "https://dateien.example/" };
  expect(buildSettings(own).uploadsUrl).toBe("https://dateien.example");
});

it("names what is missing", () => {
  expect(() => buildSettings({})).toThrow("GRATWEG_CONTENT_TOKEN is missing");
});
