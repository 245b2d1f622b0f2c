import { Readable } from "node:stream";
import middlewares from "../../config/middlewares";
import uploadsByEditors from "../middlewares/uploads-by-editors";

const guard = uploadsByEditors(null, {
  strapi: { sessionManager: () => ({ validateAccessToken: (token) => ({ isValid: token === "editor" }) }) },
});

async function send(path: string, authorization = "", type = "multipart") {
  const headers: Record<string, string> = {};
  let isInside = false;
  const req = Readable.from(["a", "b"]);
  const ctx = {
    req,
    path,
    status: 200,
    body: undefined as unknown,
    is: (asked: string) => (asked === type ? type : false),
    get: (header: string) => (header === "authorization" ? authorization : ""),
    set: (name: string, value: string) => void (headers[name] = value),
  };
  await guard(ctx, () => Promise.resolve(void (isInside = true)));
  return { isInside, isRead: req.readableEnded, status: ctx.status, headers };
}

it("takes files from editors, where they upload", async () => {
  expect(await send("/upload", "Bearer editor")).toMatchObject({ isInside: true });
  expect(await send("/upload/actions/generate-ai-metadata", "bearer editor")).toMatchObject({
    isInside: true,
  });
});

it.each([
  ["/upload", "", 401],
  ["/upload", "Bearer somebody", 401],
  ["/upload", "editor", 401],
  ["/api/auth/local", "", 415],
  ["/api/auth/local", "Bearer editor", 415],
  ["/api/upload", "Bearer somebody", 415],
  ["/uploads", "Bearer editor", 415],
  ["/", "", 415],
])("reads nothing that is sent to %s with %j: %i", async (path, authorization, status) => {
  expect(await send(path, authorization)).toEqual({
    isInside: false,
    isRead: true,
    status,
    headers: { "Cache-Control": "no-store" },
  });
});

it("stands in no other request's way", async () => {
  expect(await send("/api/auth/local", "", "json")).toMatchObject({ isInside: true });
});

it("stands before the body parser, which keeps no other file than an upload's", () => {
  const entries = middlewares({ env: (_name: string, fallback: string) => fallback } as never);
  const names = entries.map((entry) => (typeof entry === "string" ? entry : entry.name));
  expect(names.indexOf("global::uploads-by-editors")).toBeGreaterThan(names.indexOf("strapi::cors"));
  expect(names.indexOf("global::uploads-by-editors")).toBeLessThan(names.indexOf("strapi::body"));
  const parser = entries.find((entry) => typeof entry === "object" && entry.name === "strapi::body");
  const { filter } = (parser as { config: { formidable: { filter: (part: { name: string }) => boolean } } })
    .config.formidable;
  expect([filter({ name: "files" }), filter({ name: "anything" })]).toEqual([true, false]);
});
