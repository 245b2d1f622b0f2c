import { siteField, type SiteKey } from "@gratweg/sites";
import type { SiteSelection } from "./content-nodes";

/** The portal host shows everything; the other sites what the editor chose for them. */
export function showsOn(selection: SiteSelection | null, siteKey: SiteKey): boolean {
  if (siteKey === "portal") return true;
  return selection?.[siteField(siteKey)] === true;
}
