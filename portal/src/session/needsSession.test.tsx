import { needsSession } from "./needsSession";
import { config } from "../testing/openPortal";

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = "gratweg_token=; Max-Age=0; Path=/";
});

it("needs no machines where nothing is stored", () => {
  window.localStorage.setItem("gratweg_theme", "dark");
  window.sessionStorage.setItem("temporary_session", "false");
  expect(needsSession(config, window)).toBe(false);
});

it.each([
  ["a token", () => window.localStorage.setItem("gratweg_token", "t")],
  ["a token in the cookie alone", () => (document.cookie = "gratweg_token=t; Path=/")],
  ["a shared computer", () => window.sessionStorage.setItem("temporary_session", "true")],
])("needs them for %s: from the first moment on", (_, store) => {
  store();
  expect(needsSession(config, window)).toBe(true);
});
