import { startAccount } from "./startAccount";

const mockWatch = jest.fn();
jest.mock("./watchAccount", () => ({ watchAccount: () => mockWatch() as unknown }));

const arrive = () => import("./watchAccount").then(() => undefined);

beforeEach(() => mockWatch.mockClear());
afterEach(() => {
  document.cookie = "gratweg_signed_in=; Max-Age=0; Path=/";
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it.each([
  ["somebody is signed in", () => void (document.cookie = "gratweg_signed_in=1; Path=/")],
  ["a payment entry was left", () => window.localStorage.setItem("payment_status_cache:a@b.c", "{}")],
  ["temporary mode is on", () => window.sessionStorage.setItem("temporary_session", "true")],
])("brings what watches the account where %s", async (_, prepare) => {
  prepare();
  startAccount();
  await arrive();
  expect(mockWatch).toHaveBeenCalledTimes(1);
});

it("brings nothing for anybody else before the window's event, which counts at once", async () => {
  startAccount();
  await arrive();
  expect(mockWatch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("temporary-session:enable"));
  expect(window.sessionStorage.getItem("temporary_session")).toBe("true");
  await arrive();
  expect(mockWatch).toHaveBeenCalledTimes(1);
});
