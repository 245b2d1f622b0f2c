import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentTypes } from "./content-types";

const FOLDERS = ["build", "src", "locales"].map((name) => path.join(__dirname, "..", name));
const FILES = FOLDERS.flatMap(filesIn);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(?:tsx?|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));
}

it("no build asks for what members alone may read", () => {
  expect(FILES.length).toBeGreaterThan(100);
  const secret = /memberPriceCents|STRAPI_OFFER|allStrapiOffer/;
  expect(FILES.filter((file) => secret.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(JSON.stringify(contentTypes)).not.toMatch(/offer/);
});
