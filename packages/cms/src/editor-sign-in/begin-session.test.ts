import { hostCookies } from "./begin-session";
import type { EditorContext } from "./context";

function written(scheme: "http" | "https") {
  const lines: [string, unknown][] = [];
  const cookies: EditorContext["cookies"] = {
    secure: false,
    get: (name) => `value of ${name}`,
    set: (name, _value, options) => lines.push([name, options.path]),
  };
  hostCookies({ secure: scheme === "https", cookies });
  for (const name of ["strapi_admin_refresh", "gratweg_editor_pending", "jwtToken"])
    cookies.set(name, "value", { path: "/admin" });
  return { lines, read: cookies.get("strapi_admin_refresh"), panel: cookies.get("jwtToken") };
}

const plain = {
  lines: [
    ["strapi_admin_refresh", "/admin"],
    ["gratweg_editor_pending", "/admin"],
    ["jwtToken", "/admin"],
  ],
  read: "value of strapi_admin_refresh",
  panel: "value of jwtToken",
};

afterEach(() => {
  delete process.env.GRATWEG_PRODUCTION;
});

it("prefixes editors' cookies where browsers come by TLS", () => {
  expect(written("https")).toEqual({
    lines: [
      ["__Host-strapi_admin_refresh", "/"],
      ["__Host-gratweg_editor_pending", "/"],
      ["__Host-jwtToken", "/"],
    ],
    read: "value of __Host-strapi_admin_refresh",
    panel: "value of __Host-jwtToken",
  });
  expect(written("http")).toEqual(plain);
});

it("in production prefixes what this process reads by http too, from this machine; the screens go by their page's scheme", () => {
  process.env.GRATWEG_PRODUCTION = "true";
  expect(written("http")).toMatchObject({
    read: "value of __Host-strapi_admin_refresh",
    panel: "value of jwtToken",
  });
});
