import { readStoredToken, TOKEN_KEY } from "./storedToken";

const forbidden = (): never => {
  throw new Error("SecurityError");
};
const storageWith = (token: string | null) => () => ({
  getItem: (key: string) => (key === TOKEN_KEY ? token : null),
  setItem: () => {},
  removeItem: () => {},
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
  expect(readStoredToken({ storage, cookies, tokenCookie: "site_token" })).toBe(expected);
});
