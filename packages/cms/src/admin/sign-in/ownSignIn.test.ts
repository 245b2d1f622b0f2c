import { leadToOwnSignIn, ownSignInAddress } from "./ownSignIn";

it.each([
  ["/admin/auth/login", "", "/admin/anmelden"],
  [
    "/admin/auth/login",
    "?redirectTo=%2Fcontent-manager%3Fpage%3D2",
    "/admin/anmelden?weiter=%2Fcontent-manager%3Fpage%3D2",
  ],
  ["/admin/auth/forgot-password", "", null],
  ["/admin/content-manager", "?redirectTo=%2F", null],
])("%s%s leads to %s", (pathname, search, address) => {
  expect(ownSignInAddress({ pathname, search })).toBe(address);
});

it("follows Strapi's own navigation, and lets every other one be", () => {
  const location = { pathname: "/admin", search: "", replace: jest.fn() };
  const history = {
    pushState: (_state: unknown, _title: string, address: string) => void (location.pathname = address),
    replaceState: (_state: unknown, _title: string, address: string) => void (location.pathname = address),
  };
  leadToOwnSignIn({ location, history, addEventListener: () => undefined } as unknown as Window);
  history.pushState(null, "", "/admin/me");
  expect(location.replace).not.toHaveBeenCalled();
  history.replaceState(null, "", "/admin/auth/login");
  expect(location.replace).toHaveBeenCalledWith("/admin/anmelden");
});
