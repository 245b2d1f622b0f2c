import type { PortalConfig } from "@gratweg/contracts";

/** What the server has written into this page about its host. */
export function readConfig(page: Document): PortalConfig {
  const text = page.getElementById("gratweg-config")?.textContent;
  if (!text) throw new Error("The page has no configuration.");
  const config = JSON.parse(text) as Partial<PortalConfig> | null;
  if (!config?.name || !config.theme || !config.contact || !config.office)
    throw new Error("The page's configuration is incomplete.");
  return config as PortalConfig;
}
