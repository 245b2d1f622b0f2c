import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { review } from "./review.mjs";

const home = mkdtempSync(path.join(os.tmpdir(), "gratweg-review-"));
afterAll(() => rmSync(home, { recursive: true }));

const frame = (id: string) => ({
  key: `${id}@800-light`,
  id,
  title: "Actions/Button",
  name: `<${id}>`,
  width: 800,
  theme: "light",
});

/** Pictures of one colour each, by story. */
async function shots(name: string, colours: Record<string, string>, restless: string[] = []) {
  const folder = path.join(home, name);
  mkdirSync(folder);
  for (const [id, background] of Object.entries(colours))
    writeFileSync(
      path.join(folder, `${frame(id).key}.png`),
      await sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  return { folder, frames: Object.keys(colours).map(frame), restless };
}

it("tells what changed, came and went, and keeps the pictures of these alone", async () => {
  const before = await shots("old", { same: "#111111", other: "#222222", gone: "#333333" });
  const after = await shots("new", { same: "#111111", other: "#222223", fresh: "#444444" }, [
    "fresh@800-light",
  ]);
  const folder = path.join(home, "report");
  const { page, findings, equal, restless } = await review({
    before,
    after,
    base: "aaa",
    head: "bbb",
    folder,
  });

  expect(findings).toEqual([
    { frame: frame("other"), state: "changed", changed: 16, share: 1 },
    { frame: frame("fresh"), state: "added" },
    { frame: frame("gone"), state: "removed" },
  ]);
  expect([equal, restless]).toEqual([1, ["fresh@800-light"]]);
  const html = readFileSync(page, "utf8");
  const sources = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source ?? "");
  expect(sources).toEqual([
    ...["before", "after", "difference"].map((which) => `${which}/other@800-light.png`),
    "after/fresh@800-light.png",
    "before/gone@800-light.png",
  ]);
  expect(sources.filter((source) => !existsSync(path.join(folder, source)))).toEqual([]);
  expect(html).toContain("1 changed, 1 added,\n1 removed, 1 equal.");
  expect(html).toContain("Actions/Button: &lt;other&gt;");
  expect(html).toContain("not to be trusted: fresh@800-light");
});
