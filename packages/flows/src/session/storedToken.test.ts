import { readStoredToken, TOKEN_KEY } from "./storedToken";

const forbidden = (): never => {
  throw new Error("SecurityError");
};
const storageWith = (token: string | null) => () => ({
  getItem: (key: string) => (key === TOKEN_KEY ? token : null),
  setItem: () => {},
  removeItem: () => {},
});
const windowOf = (protocol: string, cookies: () => string) => () => ({
  location: { protocol },
  document: { cookie: cookies() },
});

test.each([
  ["storage first", storageWith("a"), () => "site_token=b", "a"],
  ["the cookie where storage has none", storageWith(null), () => "x=1; site_token=b%2Fc", "b/c"],
  ["the cookie where storage is empty", storageWith(""), () => "site_token=b", "b"],
  ["the cookie where storage is forbidden", forbidden, () => "site_token=b", "b"],
  ["nothing where nothing is", storageWith(null), () => "other_token=b", null],
  ["nothing where the cookie is empty", storageWith(null), () => "site_token=", null],
  ["nothing where all is forbidden", forbidden, forbidden, null],
])("%s", (_, storage, cookies, expected) => {
  expect(readStoredToken({ storage, window: windowOf("http:", cookies), tokenCookie: "site_token" })).toBe(
    expected,
  );
});

test.each([
  ["site_token=planted", null],
  ["site_token=planted; __Host-site_token=own", "own"],
])("by https the cookie of this very host alone: %s", (cookies, expected) => {
  const window = windowOf("https:", () => cookies);
  expect(readStoredToken({ storage: storageWith(null), window, tokenCookie: "site_token" })).toBe(expected);
});
