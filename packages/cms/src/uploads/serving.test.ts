import middlewares from "../../config/middlewares";
import inertUploads from "../middlewares/inert-uploads";
import { isServedHere, resourcePolicy, uploadHeaders, uploadOf } from "./serving";

it.each([
  ["/uploads/a.jpg", "/uploads/a.jpg"],
  ["/UPLOADS/a.jpg", "/UPLOADS/a.jpg"],
  ["/%75ploads/a.html", "/uploads/a.html"],
  ["//uploads/a.html", "/uploads/a.html"],
  ["/./uploads//a.html", "/uploads/a.html"],
  ["/x/..%2fuploads/a.html", "/uploads/a.html"],
  ["/uploads/%", "/uploads/%"],
  ["/uploadsx/a.html", null],
  ["/admin/uploads/a.js", null],
])("%s means the upload %s", (path, file) => expect(uploadOf(path)).toBe(file));

const DEAD = {
  "Content-Security-Policy": "sandbox; default-src 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

it.each([
  ["a.jpg", "image/jpeg"],
  ["a.JPEG", "image/jpeg"],
  ["a.png", "image/png"],
  ["a.webp", "image/webp"],
  ["a.avif", "image/avif"],
  ["a.gif", "image/gif"],
])("shows %s as %s", (name, type) =>
  expect(uploadHeaders(`/uploads/${name}`, "cross-origin")).toEqual({ ...DEAD, "Content-Type": type }),
);

it.each([
  "html",
  "svg",
  "js",
  "mjs",
  "xhtml",
  "xml",
  "css",
  "swf",
  "php",
  "json",
  "htm",
  "jpg.html",
  "mp4",
  "",
])("saves .%s and never shows it", (extension) =>
  expect(uploadHeaders(`/uploads/a.${extension}`, "cross-origin")).toEqual({
    ...DEAD,
    "Content-Type": "application/octet-stream",
    "Content-Disposition": "attachment",
  }),
);

it("saves a PDF", () =>
  expect(uploadHeaders("/uploads/a.pdf", "cross-origin")).toMatchObject({
    "Content-Type": "application/pdf",
    "Content-Disposition": "attachment",
  }));

it.each([
  [
    "https://dateien.gratweg.example",
    ["https://wandern.gratweg.example", "https://gratweg.example"],
    "same-site",
  ],
  [
    "https://dateien.gratweg.example",
    ["https://wandern.gratweg.example", "https://x.example"],
    "cross-origin",
  ],
  ["https://dateien.gratweg.example", ["https://evilgratweg.example"], "cross-origin"],
  ["https://dateien.gratweg.example", ["http://wandern.gratweg.example"], "cross-origin"],
  ["http://dateien.gratweg.example", ["http://wandern.gratweg.example"], "cross-origin"],
  ["http://localhost:1337", ["http://hiking.localhost:8000"], "cross-origin"],
  ["https://dateien.example", ["https://wandern.example"], "cross-origin"],
  ["https://dateien.gratweg.example", [], "cross-origin"],
])("from %s to the pages of %j: %s", (uploads, sites, policy) =>
  expect(resourcePolicy({ uploads, content: undefined }, sites)).toBe(policy),
);

const hosts = { uploads: "https://dateien.example", content: "https://inhalte.example" };
const asked = { host: "inhalte.example", isUpload: true, fetchSite: "", fetchDest: "" };

it.each([
  ["the uploads' host serves uploads", { host: "Dateien.example" }, true],
  ["and nothing else", { host: "dateien.example", isUpload: false }, false],
  ["the content system's screens show pictures", { fetchSite: "same-origin", fetchDest: "image" }, true],
  ["no other site's pages do", { fetchSite: "cross-site", fetchDest: "image" }, false],
  ["nobody opens one as a page", { fetchSite: "none", fetchDest: "document" }, false],
  ["not from a screen either", { fetchSite: "same-origin", fetchDest: "document" }, false],
  ["nor loads one as a script", { fetchSite: "same-origin", fetchDest: "script" }, false],
  ["the build may read them", {}, true],
  ["everything else is where it was", { isUpload: false, fetchSite: "cross-site" }, true],
])("with a host of their own: %s", (_title, request, served) =>
  expect(isServedHere(hosts, { ...asked, ...request })).toBe(served),
);

it("serves everything everywhere as long as uploads have no host of their own", () => {
  const open = { ...asked, fetchSite: "cross-site", fetchDest: "document" };
  expect(isServedHere({ uploads: "", content: "http://localhost:1337" }, open)).toBe(true);
  expect(isServedHere({ uploads: "http://localhost:1337/", content: "http://localhost:1337" }, open)).toBe(
    true,
  );
});

it("has the last word on what an upload is, and answers nothing that is not served here", async () => {
  const answer = async (host: string) => {
    const ctx = {
      path: "/uploads/a.html",
      host,
      status: 200,
      headers: {} as Record<string, string>,
      req: { headers: {} },
    };
    const set = (headers: Record<string, string>) => Object.assign(ctx.headers, headers);
    const get = () => "same-site";
    await inertUploads({ ...hosts, sites: [] })(Object.assign(ctx, { set, get }), () =>
      Promise.resolve(set({ "Content-Type": "text/html" })).then(() => undefined),
    );
    return [ctx.status, ctx.headers["Content-Type"]];
  };
  expect(await answer("dateien.example")).toEqual([200, "application/octet-stream"]);
  expect(await answer("inhalte.example")).toEqual([404, undefined]);
});

it("stands around whatever serves files", () => {
  const names = middlewares({ env: (_name: string, fallback: string) => fallback } as never).map((entry) =>
    typeof entry === "string" ? entry : entry.name,
  );
  const at = names.indexOf("global::inert-uploads");
  expect(at).toBeGreaterThan(names.indexOf("strapi::security"));
  expect(at).toBeLessThan(names.indexOf("strapi::public"));
});

it("a picture is read whole, whatever part of it is asked for", async () => {
  const middleware = inertUploads({ uploads: "", content: "", sites: [] });
  const headers: Record<string, unknown> = { range: "bytes=0-99999999999999999999" };
  const ctx = {
    path: "/uploads/a.jpg",
    host: "localhost",
    status: 200,
    req: { headers },
    get: () => "",
    set: () => undefined,
  };
  await middleware(ctx, () => Promise.resolve());
  expect(headers).toEqual({});
  headers.range = "bytes=0-1";
  await middleware({ ...ctx, path: "/admin/a.js" }, () => Promise.resolve());
  expect(headers).toEqual({ range: "bytes=0-1" });
});
