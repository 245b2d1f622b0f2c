import { Readable } from "node:stream";
import middlewares from "../../config/middlewares";
import uploadsByEditors from "../middlewares/uploads-by-editors";

const EDITORS: Readonly<Record<string, string[]>> = {
  author: ["plugin::upload.assets.create"],
  desk: [],
};

const guard = uploadsByEditors(null, {
  strapi: {
    sessionManager: () => ({
      validateAccessToken: (token) => ({ isValid: token in EDITORS, payload: { userId: "7" } }),
    }),
    db: { query: () => ({ findOne: () => Promise.resolve({}) }) },
    service: () => ({
      engine: { generateUserAbility: () => Promise.resolve({ can: (action) => rights.includes(action) }) },
    }),
  },
});
let rights: string[] = [];

async function send(path: string, authorization = "", type = "multipart") {
  const headers: Record<string, string> = {};
  let isInside = false;
  const req = Readable.from(["a", "b"]);
  rights = EDITORS[authorization.split(" ")[1] ?? ""] ?? [];
  const ctx = {
    req,
    request: {},
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

it.each(["/upload", "/upload/", "/Upload/files", "/upload/files/12/replace"])(
  "takes files from editors who may upload, at %s",
  async (path) => {
    expect(await send(path, "Bearer author")).toMatchObject({ isInside: true });
  },
);

it.each([
  ["/upload", "", 401],
  ["/upload", "Bearer somebody", 401],
  ["/upload", "author", 401],
  ["/upload", "Bearer desk", 403],
  ["/upload/folders", "Bearer author", 415],
  ["/upload/actions/generate-ai-metadata", "Bearer author", 415],
  ["/api/auth/local", "", 415],
  ["/api/auth/local", "Bearer author", 415],
  ["/api/upload", "Bearer somebody", 415],
  ["/uploads", "Bearer author", 415],
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
