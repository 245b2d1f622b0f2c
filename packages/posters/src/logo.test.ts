import sharp from "sharp";
import { measure } from "./alphabet";
import { breakName, logoSvg, renderLogo } from "./logo";

describe("renderLogo", () => {
  it("is a PNG of 480 × 240 with transparent corners and an opaque plate", async () => {
    const png = await renderLogo({ slug: "kuestenkompass", name: "Küstenkompass" });
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([480, 240]);
    const alpha = (x: number, y: number): number => data[(y * 480 + x) * 4 + 3]!;
    expect([alpha(0, 0), alpha(479, 0), alpha(0, 239), alpha(479, 239)]).toEqual([0, 0, 0, 0]);
    expect(alpha(240, 20)).toBe(255);
  });

  it("gives equal bytes for equal parameters and another drawing for another operator", async () => {
    const params = { slug: "nordlicht", name: "Nordlicht Touren" };
    expect((await renderLogo(params)).equals(await renderLogo({ ...params }))).toBe(true);
    expect((await renderLogo({ ...params, slug: "via-verde" })).equals(await renderLogo(params))).toBe(false);
  });

  it("sets letters by strokes, never by a machine's fonts", () => {
    expect(logoSvg({ slug: "x", name: "Größe & Maß’ 24/7 – <b>" })).not.toMatch(/<text|font|<b>/);
  });
});

describe("breakName", () => {
  it("breaks a long name where the lines come out shortest", () => {
    expect(breakName("Alpenpfad Wanderreisen")).toEqual(["Alpenpfad", "Wanderreisen"]);
    expect(breakName("Große Freiheit Reisen")).toEqual(["Große", "Freiheit", "Reisen"]);
    expect(breakName("  Kulturpfad ")).toEqual(["Kulturpfad"]);
  });
});

describe("measure", () => {
  it("counts ß as two letters and unknown letters as their nearest", () => {
    expect(measure("Maß")).toBe(measure("MASS"));
    expect(measure("Señor")).toBe(measure("Senor"));
    expect(measure("")).toBe(0);
  });
});
