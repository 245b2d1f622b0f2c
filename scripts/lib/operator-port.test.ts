import { operatorPort } from "./operator-port.mjs";

it.each([
  [{ GRATWEG_PORT: "8000" }, 8000],
  [{ GRATWEG_PORT: "8000", GRATWEG_INTERNAL_PORT: "9000" }, 9000],
  [{ GRATWEG_PORT: "8000", GRATWEG_PRODUCTION: "1" }, 8001],
  [{ GRATWEG_PORT: "8000", GRATWEG_PRODUCTION: "true", GRATWEG_INTERNAL_PORT: "9000" }, 9000],
])("with %j the server is asked on %i", (env, port) => {
  expect(operatorPort(env)).toBe(port);
});
