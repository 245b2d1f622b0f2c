import { isShortText, narrow } from "./admin-routes";

const SIGNED_IN = "admin::isAuthenticatedAdmin";
const RIGHT = { name: "admin::hasPermissions", config: { actions: ["admin::roles.read"] } };

function policiesAfter(
  part: string,
  routes: { method: string; path: string; config?: object }[],
  type = "admin",
) {
  const routers = { main: { type, routes } };
  narrow(routers, part);
  return routers.main.routes.map((route) => {
    const config: { policies?: unknown[] } | undefined = route.config;
    return [`${route.method} ${route.path}`, config?.policies];
  });
}

it("asks for a super admin where Strapi asks for no right, and for nothing new where it does", () => {
  expect(
    policiesAfter("content-manager", [
      { method: "PUT", path: "/components/:uid/configuration", config: { policies: [] } },
      { method: "GET", path: "/components", config: { policies: [] } },
      { method: "GET", path: "/new-in-the-next-version" },
      { method: "GET", path: "/roles", config: { policies: [SIGNED_IN, RIGHT] } },
      { method: "GET", path: "/preview/script", config: { auth: false } },
    ]),
  ).toEqual([
    ["PUT /components/:uid/configuration", ["global::super-admin"]],
    ["GET /components", []],
    ["GET /new-in-the-next-version", ["global::super-admin"]],
    ["GET /roles", [SIGNED_IN, RIGHT]],
    ["GET /preview/script", undefined],
  ]);
});

it("leaves what visitors call to the public surface", () => {
  expect(policiesAfter("upload", [{ method: "GET", path: "/files" }], "content-api")).toEqual([
    ["GET /files", undefined],
  ]);
});

it.each([
  ["email", "/"],
  ["email", "/test"],
  ["admin", "/webhooks"],
  ["admin", "/webhooks/:id/trigger"],
])("takes %s%s away from everybody", (part, path) => {
  expect(policiesAfter(part, [{ method: "POST", path, config: { policies: [SIGNED_IN, RIGHT] } }])).toEqual(
    [],
  );
});

it("makes an address of no more than a title", () => {
  const models = (uid: string) =>
    uid === "api::tour.tour" ? { attributes: { slug: { type: "uid", targetField: "title" } } } : undefined;
  const ask = (more: object) =>
    isShortText({ contentTypeUID: "api::tour.tour", field: "slug", ...more }, models);
  expect(ask({ data: { title: "a".repeat(300), text: "b".repeat(50_000) } })).toBe(true);
  expect(ask({ data: { title: "a".repeat(301) } })).toBe(false);
  expect(ask({ value: "a".repeat(301) })).toBe(false);
  expect([isShortText(undefined, models), isShortText({ contentTypeUID: 1, data: null }, models)]).toEqual([
    true,
    true,
  ]);
  expect(
    policiesAfter("content-manager", [{ method: "POST", path: "/uid/generate", config: { policies: [] } }]),
  ).toEqual([["POST /uid/generate", ["global::short-text"]]]);
});
