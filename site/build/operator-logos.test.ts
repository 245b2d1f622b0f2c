import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { createContentClient, createTourOperatorStore } from "@gratweg/content-client";
import { footerOperators } from "./operator-logos";

const OPERATORS = 230;
const PAGE = 100;

let server: Server;
let origin: string;
let folder: string;
let asked: string[] = [];
const warn = jest.fn();

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? "");
    asked.push(url);
    if (url.startsWith("/uploads/")) {
      if (url.includes("gone")) response.writeHead(404).end();
      else void logoOf(Number(/\d+/.exec(url)?.[0])).then((png) => response.writeHead(200).end(png));
      return;
    }
    const page = Number(/pagination\[page\]=(\d+)/.exec(url)?.[1] ?? 1);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer(page)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  warn.mockClear();
  folder = mkdtempSync(path.join(tmpdir(), "gratweg-logos-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll((done) => {
  server.closeAllConnections();
  server.close(() => {
    done();
  });
});

/** One colour for each operator. */
function logoOf(rank: number): Promise<Buffer> {
  const background = { r: rank * 10, g: 0, b: 0 };
  return sharp({ create: { width: 245, height: 82, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A content system that gives a hundred at most. The first four by rank stand on its last page. */
function answer(page: number) {
  const from = (page - 1) * PAGE;
  const data = Array.from({ length: Math.min(PAGE, OPERATORS - from) }, (_, index) => operator(from + index));
  return {
    data,
    meta: { pagination: { page, pageSize: PAGE, pageCount: Math.ceil(OPERATORS / PAGE), total: OPERATORS } },
  };
}

function operator(index: number) {
  const rank = OPERATORS - index;
  const file = rank === 2 ? "gone" : `logo-${rank}`;
  const formats = { thumbnail: { url: `/uploads/thumbnail_${file}.PNG`, width: 245, height: 82 } };
  return {
    id: index,
    attributes: {
      name: `Veranstalter ${rank}`,
      slug: `v-${rank}`,
      rank,
      logo: { data: rank === 3 ? null : { id: index, attributes: { formats } } },
    },
  };
}

it("takes the first four with a logo, also above the content system's limit, and hosts their thumbnails", async () => {
  const client = createContentClient({ baseUrl: origin });
  const store = createTourOperatorStore(() => client.tourOperators());
  const logos = await footerOperators(store, { folder, warn });

  expect(logos.map(({ name }) => name)).toEqual([1, 4, 5, 6].map((rank) => `Veranstalter ${rank}`));
  for (const { name, picture } of logos) {
    expect(picture).toMatchObject({ width: 245, height: 82, alt: name });
    expect(picture?.src).toMatch(/^\/static\/operators\/[0-9a-f]{20}\.webp$/);
    const file = sharp(readFileSync(path.join(folder, picture?.src ?? "")));
    const red = (await file.stats()).channels[0]?.mean ?? 0;
    expect(Math.round(red / 10)).toBe(Number(name.split(" ")[1]));
    expect(await file.metadata()).toMatchObject({ format: "webp", width: 245, height: 82 });
  }
  const call = "/api/tour-operators?pagination[pageSize]=999";
  expect(asked.filter((url) => url.startsWith("/api"))).toEqual([
    `${call}&populate[logo][fields]=formats`,
    `${call}&pagination[page]=2&populate[logo][fields]=formats`,
    `${call}&pagination[page]=3&populate[logo][fields]=formats`,
  ]);
  expect(warn.mock.calls).toEqual([
    [`The logo of Veranstalter 2 could not be read (404): ${origin}/uploads/thumbnail_gone.PNG`],
  ]);

  asked = [];
  await footerOperators(store, { folder, warn });
  expect(asked.filter((url) => url.startsWith("/api"))).toEqual([]);
});
