import { readdirSync } from "node:fs";
import path from "node:path";
import { isStandIn } from "@gratweg/contracts/routes";
import { product } from "./product";

export const siteFolder = () => path.join(product().data, "sites/hiking");

/** Paths of every page of the hiking site's build that the server shows at its own address. */
export function builtPages(): string[] {
  return (
    readdirSync(siteFolder(), { recursive: true, encoding: "utf8" })
      .filter((file) => /^(?:de\/)?(?:.*\/)?index\.html$/.test(file) && !file.startsWith("_gatsby"))
      .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"))
      // The server only shows these at other addresses, where their own specs see them.
      .filter((each) => !isStandIn(each))
  );
}
