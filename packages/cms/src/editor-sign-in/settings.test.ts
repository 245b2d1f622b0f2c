import { editorSignInSettings } from "../environment";

const mode = (environment: Readonly<Record<string, string>>) =>
  editorSignInSettings(environment).secondFactor;

it("production needs a second factor, a development machine does not", () => {
  expect([mode({}), mode({ GRATWEG_PRODUCTION: "true" }), mode({ GRATWEG_PRODUCTION: "1" })]).toEqual([
    "off",
    "required",
    "required",
  ]);
  expect(mode({ GRATWEG_ADMIN_SECOND_FACTOR: "optional" })).toBe("optional");
});

it.each([
  [{ GRATWEG_ADMIN_SECOND_FACTOR: "no" }],
  [{ GRATWEG_PRODUCTION: "true", GRATWEG_ADMIN_SECOND_FACTOR: "off" }],
  [{ GRATWEG_PRODUCTION: "true", GRATWEG_ADMIN_SECOND_FACTOR: "optional" }],
])("does not start with %j", (environment) => {
  expect(() => mode(environment)).toThrow("GRATWEG_ADMIN_SECOND_FACTOR");
});
