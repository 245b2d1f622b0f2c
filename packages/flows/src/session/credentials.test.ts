import { memoryStorage } from "../testing/memoryStorage";
import { createCredentialStore } from "./credentials";

/** A document's cookies: what is written sets one, what is read is all of them without their attributes. */
function cookieJar(protocol = "https:") {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    location: { protocol },
    document: {
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      },
      set cookie(text: string) {
        written.push(text);
        const [pair = "", ...attributes] = text.split("; ");
        const [name = "", value = ""] = pair.split("=");
        if (attributes.includes("Max-Age=0")) cookies.delete(name);
        else cookies.set(name, value);
      },
    },
  };
}

function setUp(protocol?: string) {
  const storage = memoryStorage();
  const window = cookieJar(protocol);
  const options = { storage: () => storage, window: () => window, tokenCookie: "gratweg_token" };
  return { storage, window, store: createCredentialStore(options), options };
}

const credentials = { token: "a.b-c_d", user: { id: 7, email: "anna@example.org" } };

it("keeps the token in cookie and local storage, the user in local storage, and a cookie that is no secret [1.18, 3.2, 3.3]", () => {
  const { storage, window, store } = setUp();
  store.write(credentials);
  store.rememberProvider("demo");
  expect(storage.entries()).toEqual({
    gratweg_token: "a.b-c_d",
    gratweg_user: JSON.stringify(credentials.user),
    gratweg_provider: "demo",
  });
  const attributes = "Path=/; Max-Age=2592000; SameSite=Lax; Secure";
  expect(window.written.filter((text) => !text.includes("Max-Age=0"))).toEqual([
    `__Host-gratweg_token=a.b-c_d; ${attributes}`,
    `__Host-gratweg_signed_in=1; ${attributes}`,
  ]);
  expect([store.read(), store.token(), store.provider()]).toEqual([credentials, "a.b-c_d", "demo"]);
});

it("is not Secure on a development machine, and has the plain names", () => {
  const { window, store } = setUp("http:");
  store.write(credentials);
  expect(window.written.join()).not.toMatch(/Secure|__Host-/);
  expect(window.document.cookie).toBe("gratweg_token=a.b-c_d; gratweg_signed_in=1");
});

it("by https believes no cookie that a sibling host or a page by http could have set, and leaves none of before", () => {
  const { window, store } = setUp();
  const plant = () => {
    window.document.cookie = "gratweg_token=planted; Path=/";
    window.document.cookie = "gratweg_signed_in=1; Path=/";
  };
  plant();
  expect([store.token(), store.read()]).toEqual([null, null]);
  store.write(credentials);
  expect(window.document.cookie).toBe("__Host-gratweg_token=a.b-c_d; __Host-gratweg_signed_in=1");
  plant();
  store.clear();
  expect(window.document.cookie).toBe("");
});

it("clears what is known of the payments of whoever was here, and of nobody else [4.25]", () => {
  const { storage, store } = setUp();
  storage.setItem("payment_status_cache:anna@example.org", "{}");
  storage.setItem("payment_status_cache:ben@example.org", "{}");
  store.write(credentials);
  store.clear();
  expect(storage.entries()).toEqual({ "payment_status_cache:ben@example.org": "{}" });
});

it("clears three keys and two cookies, and nothing else [4.25]", () => {
  const { storage, window, store } = setUp();
  storage.setItem("gratweg_consent", "kept");
  window.document.cookie = "gratweg_locale=de; Path=/";
  store.write(credentials);
  store.rememberProvider("demo");
  store.clear();
  expect(storage.entries()).toEqual({ gratweg_consent: "kept" });
  expect(window.document.cookie).toBe("gratweg_locale=de");
  expect([store.read(), store.token(), store.provider()]).toEqual([null, null, null]);
});

it("does not keep another's user with a new token", () => {
  const { store } = setUp();
  store.write(credentials);
  store.write({ token: "new", user: null });
  expect(store.read()).toEqual({ token: "new", user: null });
});

it.each(["{", "[]", "null", '"7"', "{}", '{"id":null}', '{"id":""}'])("takes %s for no user", (text) => {
  const { storage, store } = setUp();
  store.write(credentials);
  storage.setItem("gratweg_user", text);
  expect(store.read()).toEqual({ token: "a.b-c_d", user: null });
});

it("lives by the cookie where local storage is forbidden", () => {
  const { window } = setUp();
  const store = createCredentialStore({
    storage: () => {
      throw new DOMException("forbidden", "SecurityError");
    },
    window: () => window,
    tokenCookie: "gratweg_token",
  });
  expect(store.read()).toBeNull();
  store.write(credentials);
  expect(store.read()).toEqual({ token: "a.b-c_d", user: null });
  store.write({ token: "a;b c=d", user: null });
  expect(store.token()).toBe("a;b c=d");
  store.clear();
  expect(store.read()).toBeNull();
});

it("takes an empty entry for none", () => {
  const { storage, store } = setUp();
  storage.setItem("gratweg_token", "");
  expect([store.token(), store.read()]).toEqual([null, null]);
});

it("has no cookie any more when other tabs hear of the removed key", () => {
  const { storage, window, options } = setUp();
  let cookieSeen: string | null = null;
  const heard = {
    ...storage,
    removeItem: (key: string) => {
      cookieSeen ??= window.document.cookie;
      storage.removeItem(key);
    },
  };
  const store = createCredentialStore({ ...options, storage: () => heard });
  store.write(credentials);
  store.clear();
  expect(cookieSeen).toBe("");
});

it("remembers in this tab that a server has confirmed the session, until it ends", () => {
  const { options } = setUp();
  const tab = memoryStorage();
  const store = createCredentialStore({ ...options, tab: () => tab });
  store.write({ token: "t", user: null });
  expect(tab.entries()).toEqual({ gratweg_session_confirmed: "1" });
  store.clear();
  expect(tab.entries()).toEqual({});
  store.confirm();
  expect(tab.entries()).toEqual({ gratweg_session_confirmed: "1" });
});
