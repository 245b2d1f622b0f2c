import { runInNewContext } from "node:vm";
import { act, renderHook } from "@testing-library/react";
import { markSignedIn, signedInScript } from "./signedInScript";
import { bearer, storedToken } from "./storedToken";
import { useSignedInMark } from "./useSignedInMark";

const mark = () => document.documentElement.dataset["signedIn"];
const cookies = ["gratweg_signed_in", "not_gratweg_signed_in", "gratweg_token"];

afterEach(() => {
  for (const name of cookies) document.cookie = `${name}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset["signedIn"];
});

/** As the browser runs it: as a script of the page. */
function runScript() {
  const script = document.createElement("script");
  script.textContent = signedInScript;
  document.head.append(script);
  script.remove();
}

describe.each([
  ["the script in the head", runScript],
  ["the page", markSignedIn],
])("%s marks the root element", (_, run) => {
  test.each([
    [[], "false"],
    [["gratweg_signed_in=1"], "true"],
    [["a=1", "gratweg_signed_in=1", "z=2"], "true"],
    [["gratweg_signed_in="], "false"],
    [["gratweg_signed_in=10"], "false"],
    [["not_gratweg_signed_in=1"], "false"],
    [["gratweg_token=abc"], "false"],
  ])("with the cookies %j: %s", (given, expected) => {
    sessionStorage.setItem("gratweg_session_confirmed", "1");
    for (const cookie of given) document.cookie = `${cookie}; Path=/`;
    run();
    expect(mark()).toBe(expected);
  });

  test.each([null, "", "true"])("with the cookie and no confirmation in this tab (%j): not", (confirmed) => {
    if (confirmed !== null) sessionStorage.setItem("gratweg_session_confirmed", confirmed);
    document.cookie = "gratweg_signed_in=1; Path=/";
    run();
    expect(mark()).toBe("false");
  });
});

test("by https the script asks for the cookie of this very host", () => {
  const marked = (protocol: string, cookie: string) => {
    const root = { dataset: {} as Record<string, boolean> };
    runInNewContext(signedInScript, {
      document: { cookie, documentElement: root },
      location: { protocol },
      sessionStorage: { gratweg_session_confirmed: "1" },
    });
    return root.dataset["signedIn"];
  };
  expect(marked("https:", "gratweg_signed_in=1")).toBe(false);
  expect(marked("https:", "a=1; __Host-gratweg_signed_in=1")).toBe(true);
  expect(marked("http:", "gratweg_signed_in=1")).toBe(true);
});

test("the script is short, asks for nothing and holds what it reads in no second place", () => {
  expect(signedInScript.length).toBeLessThan(250);
  expect(signedInScript).not.toMatch(/fetch|gratweg_token|localStorage/);
});

test("the mark follows what happens in other tabs and in the portal", () => {
  const { unmount } = renderHook(() => useSignedInMark());
  expect(mark()).toBe("false");
  sessionStorage.setItem("gratweg_session_confirmed", "1");
  document.cookie = "gratweg_signed_in=1; Path=/";
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(mark()).toBe("true");
  document.cookie = "gratweg_signed_in=; Max-Age=0; Path=/";
  act(() => void window.dispatchEvent(new Event("pageshow")));
  expect(mark()).toBe("false");
  unmount();
  document.cookie = "gratweg_signed_in=1; Path=/";
  window.dispatchEvent(new Event("focus"));
  expect(mark()).toBe("false");
});

test("a token is read anew for each call", () => {
  expect([storedToken(), bearer()]).toEqual([null, {}]);
  document.cookie = "gratweg_token=c; Path=/";
  expect(storedToken()).toBe("c");
  localStorage.setItem("gratweg_token", "s");
  expect(bearer()).toEqual({ authorization: "Bearer s" });
});
