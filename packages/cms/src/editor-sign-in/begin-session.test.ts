import { hostCookies } from "./begin-session";
import type { EditorContext } from "./context";

function written(secure: boolean) {
  const lines: [string, unknown][] = [];
  const cookies: EditorContext["cookies"] = {
    secure,
    get: (name) => `value of ${name}`,
    set: (name, _value, options) => lines.push([name, options.path]),
  };
  hostCookies({ secure, cookies });
  for (const name of ["strapi_admin_refresh", "gratweg_editor_pending", "jwtToken"])
    cookies.set(name, "value", { path: "/admin" });
  return { lines, read: cookies.get("strapi_admin_refresh"), panel: cookies.get("jwtToken") };
}

it("prefixes what only this process reads where browsers come by TLS, and nothing else", () => {
  expect(written(true)).toEqual({
    lines: [
      ["__Host-strapi_admin_refresh", "/"],
      ["__Host-gratweg_editor_pending", "/"],
      ["jwtToken", "/admin"],
    ],
    read: "value of __Host-strapi_admin_refresh",
    panel: "value of jwtToken",
  });
  expect(written(false)).toMatchObject({
    lines: [
      ["strapi_admin_refresh", "/admin"],
      ["gratweg_editor_pending", "/admin"],
      ["jwtToken", "/admin"],
    ],
    read: "value of strapi_admin_refresh",
  });
});
