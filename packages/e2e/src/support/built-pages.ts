import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isStandIn } from "@gratweg/contracts/routes";
import { product } from "./product";

export const siteFolder = () => path.join(product().data, "sites/hiking");

/** Paths of pages of the hiking site's build, one of each template, that the server shows at its own address. */
export function aPageOfEachTemplate(): string[] {
  const data = path.join(siteFolder(), "page-data");
  const pages = readdirSync(data, { recursive: true, encoding: "utf8" })
    .filter((file) => file.startsWith("de/") && file.endsWith("/page-data.json"))
    .map((file) => ({ file: path.join(data, file), page: `/${path.dirname(file)}` }))
    // The server only shows these at other addresses, where their own specs see them.
    .filter(({ page }) => !isStandIn(page) && existsSync(path.join(siteFolder(), page, "index.html")));
  const byTemplate = new Map(
    pages.map(({ file, page }) => {
      const { componentChunkName } = JSON.parse(readFileSync(file, "utf8")) as { componentChunkName: string };
      return [componentChunkName, page];
    }),
  );
  return [...byTemplate.values()];
}
