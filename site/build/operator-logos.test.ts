import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { createTourOperatorStore, type TourOperator } from "@gratweg/content-client";
import { footerOperators } from "./operator-logos";

const logoOf = (rank: number) => ({ src: `http://inhalte.test/uploads/${rank}.png`, width: 245, height: 82 });
/** The third has none; the second's file is gone. */
const operators = [1, 2, 3, 4, 5, 6, 7].map((rank): TourOperator => ({
  ...{ id: rank, name: `Veranstalter ${rank}`, slug: `v-${rank}`, rank },
  logo: rank === 3 ? null : logoOf(rank),
}));

/** One colour for each operator. */
async function fetchLogo(address: RequestInfo | URL): Promise<Response> {
  const rank = Number(/(\d)\.png/.exec(address as string)?.[1]);
  if (rank === 2) return new Response(null, { status: 404 });
  const background = { r: rank * 10, g: 0, b: 0 };
  const png = sharp({ create: { width: 245, height: 82, channels: 3, background } }).png();
  return new Response(new Uint8Array(await png.toBuffer()));
}

it("takes the first four with a logo, and hosts their thumbnails", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "gratweg-logos-"));
  const warn = jest.fn();
  const store = createTourOperatorStore(() => Promise.resolve(operators));
  const logos = await footerOperators(store, { folder, warn, fetch: fetchLogo });

  expect(logos.map(({ name }) => name)).toEqual([1, 4, 5, 6].map((rank) => `Veranstalter ${rank}`));
  for (const { name, picture } of logos) {
    expect(picture).toMatchObject({ width: 245, height: 82, alt: name });
    expect(picture?.src).toMatch(/^\/static\/operators\/[0-9a-f]{20}\.webp$/);
    const file = sharp(readFileSync(path.join(folder, picture?.src ?? "")));
    const red = (await file.stats()).channels[0]?.mean ?? 0;
    expect(Math.round(red / 10)).toBe(Number(name.split(" ")[1]));
    expect(await file.metadata()).toMatchObject({ format: "webp", width: 245, height: 82 });
  }
  expect(warn.mock.calls).toEqual([[`The logo of Veranstalter 2 could not be read (404): ${logoOf(2).src}`]]);
  rmSync(folder, { recursive: true });
});
