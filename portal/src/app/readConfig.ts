import type { PortalConfig } from "@gratweg/contracts";

/** What the server has written into this page about its host. */
export function readConfig(page: Document): PortalConfig {
  const text = page.getElementById("gratweg-config")?.textContent;
  if (!text) throw new Error("The page has no configuration.");
  return JSON.parse(text) as PortalConfig;
}
