import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { inviteColleague, signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { startStrapi, type RunningStrapi } from "./support/strapi";

interface Stored {
  id: number;
  url: string;
  ext: string;
  mime: string;
  name: string;
  formats: Record<string, { url: string; width: number; ext: string }> | null;
}
interface Refusal {
  error: { message: string };
}

let strapi: RunningStrapi;
let admin: CmsAdmin;
let author: CmsAdmin;
let temporaryFolder: string;

beforeAll(async () => {
  temporaryFolder = await mkdtemp(join(tmpdir(), "gratweg-uploads-"));
  strapi = await startStrapi({ seed: "none", env: { TMPDIR: temporaryFolder } });
  admin = await signInAsEditor(strapi);
  author = await inviteColleague(strapi, "strapi-author");
});
afterAll(async () => {
  await strapi?.stop();
  await rm(temporaryFolder, { recursive: true, force: true });
});

const SCRIPT = "<script>document.title='OWNED'</script>";
const ACTIVE: [name: string, content: string][] = [
  ["seite.html", SCRIPT],
  ["bild.svg", `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
  ["k.js", "document.title='OWNED'"],
  ["k.mjs", "document.title='OWNED'"],
  ["seite.xhtml", `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`],
  ["k.xml", `<?xml version="1.0"?><a/>`],
  ["k.css", "body{}"],
  ["k.swf", "FWS"],
  ["k.php", "<?php"],
  ["k.json", "{}"],
  ["seite.htm", SCRIPT],
  ["seite.jpg", SCRIPT],
];
const picture = async (format: "jpeg" | "png") =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 6, channels: 3, background: "#2a6f4e" } })
      .toFormat(format)
      .toBuffer(),
  );

const uploadsFolder = () => join(strapi.dataFolder, "public/uploads");
const form = (name: string, content: BlobPart, type = "image/jpeg") => {
  const body = new FormData();
  body.append("files", new Blob([content], { type }), name);
  return body;
};

it.each(["/upload", "/upload/files"])(
  "takes no active file from an author at %s, and says so in German",
  async (path) => {
    const before = await readdir(uploadsFolder());
    for (const [name, content] of ACTIVE) {
      const answer = await author.post(path, form(name, content));
      const { error } = (await answer.json()) as Refusal;
      expect([name, answer.status, error.message]).toEqual([
        name,
        400,
        expect.stringContaining(`„${name}“ kann nicht hochgeladen werden.`),
      ]);
    }
    expect(await readdir(uploadsFolder())).toEqual(before);
  },
);

it("stores a picture by its content, whatever its name and type claim", async () => {
  const answer = await admin.post("/upload", form("foto.jpg", await picture("png")));
  const [stored] = (await answer.json()) as Stored[];
  expect(stored).toMatchObject({
    ext: ".png",
    mime: "image/png",
    url: expect.stringMatching(/\.png$/) as string,
  });
  const shown = await fetch(`${strapi.url}${stored?.url}`);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/png",
    "content-security-policy": "sandbox; default-src 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(shown.headers.get("content-disposition")).toBeNull();
});

it("stores beside a picture the WebP sizes that the sites show", async () => {
  const photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#2a6f4e" } })
    .jpeg()
    .toBuffer();
  const body = form("foto.jpg", new Uint8Array(photograph));
  const [stored] = (await (await admin.post("/upload", body)).json()) as Stored[];
  const { thumbnail, small, medium, large } = stored?.formats ?? {};
  expect(thumbnail).toMatchObject({ ext: ".webp" });
  expect([small, medium, large].map((file) => [file?.width, file?.ext])).toEqual([
    [480, ".webp"],
    [960, ".webp"],
    [1200, ".webp"],
  ]);
  const answer = await fetch(`${strapi.url}${medium?.url}`);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(960);
});

it("takes no name of a book, in whatever list, and says so in German", async () => {
  const body = async (fileInfo: object) => {
    const sent = form("a.jpg", await picture("jpeg"));
    sent.append("fileInfo", JSON.stringify(fileInfo));
    return sent;
  };
  const name = `${"ä".repeat(5_000)}.jpg`;
  const before = await readdir(uploadsFolder());
  for (const fileInfo of [{ name }, { name: "a.jpg", caption: "ä".repeat(1_001) }]) {
    const answer = await author.post("/upload", await body(fileInfo));
    const { error } = (await answer.json()) as Refusal;
    expect([answer.status, error.message]).toEqual([
      400,
      expect.stringMatching(
        /^(?:Der Dateiname|Die Bildunterschrift) hat zu viele Zeichen\. Möglich sind \d+\.$/,
      ),
    ]);
  }
  expect(await readdir(uploadsFolder())).toEqual(before);
  expect((await author.post("/upload", await body({ name: "Grat im Abendlicht.jpg" }))).status).toBe(201);
});

it("takes no file whose own name is read backwards, by whatever way it comes", async () => {
  const before = await readdir(uploadsFolder());
  const answer = await author.post("/upload", form("Foto\u202egnp.jpg", await picture("jpeg")));
  const { error } = (await answer.json()) as Refusal;
  expect([answer.status, error.message]).toEqual([
    400,
    expect.stringContaining("Der Dateiname enthält ein Zeichen, das man nicht sieht."),
  ]);
  expect(await readdir(uploadsFolder())).toEqual(before);
});

it("keeps folders to ten levels, so that everybody's screens can show them", async () => {
  const made: { status: number; id: number | undefined }[] = [];
  for (let level = 1; level <= 11; level += 1) {
    const parent = made.at(-1)?.id ?? null;
    const { status, body } = await author.call<{ data?: { id: number } }>("POST", "/upload/folders", {
      name: `Ebene ${level}`,
      parent,
    });
    made.push({ status, id: body.data?.id });
  }
  expect(made.map(({ status }) => status)).toEqual([...Array<number>(10).fill(201), 400]);
  const { body: beside } = await author.call<{ data: { id: number } }>("POST", "/upload/folders", {
    name: "Daneben",
    parent: null,
  });
  const moved = await admin.call<{ error: { message: string } }>("POST", "/upload/actions/bulk-move", {
    folderIds: [beside.data.id],
    destinationFolderId: made[9]?.id,
  });
  expect([moved.status, moved.body.error.message]).toEqual([
    400,
    "Ordner können höchstens 10-mal ineinander liegen.",
  ]);
});

it.each([
  ["/upload?id=", ""],
  ["/upload/files/", "/replace"],
])("replaces a picture by pictures alone: %s…%s", async (before, after) => {
  const [stored] = (await (
    await admin.post("/upload", form("a.jpg", await picture("jpeg")))
  ).json()) as Stored[];
  const replace = (body: FormData) => admin.post(`${before}${stored?.id}${after}`, body);
  for (const [name, content] of ACTIVE) expect((await replace(form(name, content))).status).toBe(400);
  expect((await replace(form("k.pdf", "%PDF-1.4"))).status).toBe(400);
  const answer = await replace(form("b.png", await picture("png"), "image/png"));
  expect([answer.status, await answer.json()]).toMatchObject([200, { url: stored?.url, mime: "image/jpeg" }]);
  const shown = await fetch(`${strapi.url}${stored?.url}`);
  expect((await sharp(await shown.arrayBuffer()).metadata()).format).toBe("jpeg");
});

it("lets nobody rewrite what a stored file is", async () => {
  const [stored] = (await (
    await admin.post("/upload", form("a.jpg", await picture("jpeg")))
  ).json()) as Stored[];
  const lie = { ext: ".html", mime: "text/html", url: "/uploads/a.html", name: "a.html" };
  const path = `/content-manager/collection-types/plugin::upload.file/${stored?.id}`;
  expect((await author.call("PUT", path, lie)).status).toBeGreaterThanOrEqual(400);
  await admin.call("POST", `/upload?id=${stored?.id}`, { fileInfo: lie });
  const { body } = await admin.call<Stored>("GET", `/upload/files/${stored?.id}`);
  expect(body).toMatchObject({ ext: ".jpg", mime: "image/jpeg", url: stored?.url });
});

it("serves what lies in the folder already as dead matter, by every spelling of its address", async () => {
  for (const [name, content] of ACTIVE) await writeFile(join(uploadsFolder(), name), content);
  const spellings = ["/uploads/", "/%75ploads/", "/uploads/../uploads/", "//uploads/"];
  for (const [name] of ACTIVE)
    for (const spelling of spellings) {
      const answer = await fetch(`${strapi.url}${spelling}${name}`);
      if (answer.status !== 200) continue;
      const isPicture = name.endsWith(".jpg");
      expect([
        spelling,
        name,
        ...["type", "disposition", "security-policy"].map((field) => answer.headers.get(`content-${field}`)),
      ]).toEqual([
        spelling,
        name,
        isPicture ? "image/jpeg" : "application/octet-stream",
        isPicture ? null : "attachment",
        "sandbox; default-src 'none'; form-action 'none'; frame-ancestors 'none'",
      ]);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
});

it("takes a file of more than 25 MB from nobody", async () => {
  const answer = await admin.post("/upload", form("a.jpg", new Uint8Array(26 * 1024 * 1024)));
  expect(answer.status).toBe(413);
});

it("leaves nothing of what it refuses on the disk", async () => {
  const manager = await inviteColleague(strapi, "gratweg-administration", admin);
  const both = form("gut.png", await picture("png"), "image/png");
  both.append("files", new Blob([SCRIPT], { type: "text/html" }), "seite.html");
  const sent: [who: CmsAdmin, path: string, body: FormData, status: number][] = [
    [author, "/upload", form("seite.html", SCRIPT), 400],
    [author, "/upload", both, 400],
    [author, "/upload?id=1", form("a.png", await picture("png")), 403],
    [author, "/upload/folders", form("a.bin", SCRIPT), 415],
    [manager, "/upload", form("a.png", await picture("png")), 403],
    [manager, "/upload/folders", form("a.bin", SCRIPT), 415],
  ];
  for (const [who, path, body, status] of sent)
    expect([path, (await who.post(path, body)).status]).toEqual([path, status]);
  expect(await readdir(temporaryFolder)).toEqual([]);
  expect(await readdir(join(strapi.dataFolder, "incoming-uploads"))).toEqual([]);
});

describe("addresses that editors enter", () => {
  let inner: Server;
  let reached = 0;
  beforeAll(async () => {
    inner = createServer((_request, response) => {
      reached += 1;
      response.end("{}");
    });
    await new Promise<void>((resolve) => inner.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => inner.close(resolve)));

  it("are fetched by nothing: neither files from addresses nor webhooks are there, for anybody", async () => {
    const url = `http://0.0.0.0:${(inner.address() as AddressInfo).port}/api/messages`;
    const webhook = { name: "x", url, headers: {}, events: ["entry.create"] };
    const asked: [path: string, body: unknown][] = [
      ["/upload/actions/upload-from-urls", { urls: [url] }],
      ["/upload/actions/upload-from-urls/", { urls: [url] }],
      ["/UPLOAD/Actions/Upload-from-urls", { urls: [url] }],
      ["/admin/webhooks", webhook],
      ["/admin/webhooks/1/trigger", {}],
    ];
    for (const editor of [admin, author])
      for (const [path, body] of asked) {
        const answer = await editor.send("POST", path, body);
        expect([path, [404, 405].includes(answer.status)]).toEqual([path, true]);
      }
    expect(reached).toBe(0);
  });
});

it("keeps data to its owner: folders 0700, files 0600", async () => {
  expect(await modesOf(strapi.dataFolder)).toEqual([]);
});

/** What anybody but the owner may touch below a folder that others cannot enter. */
async function modesOf(folder: string): Promise<string[]> {
  const names = [".", ...(await readdir(folder)).filter((name) => name.startsWith("cms.sqlite"))];
  const modes = await Promise.all(
    names.map(async (name) => ({ name, mode: (await stat(join(folder, name))).mode })),
  );
  return modes
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ name, mode }) => `${name} ${(mode & 0o777).toString(8)}`);
}
