import { scriptJson, type PortalConfig } from "@gratweg/contracts";
import { OFFICE, widgetOf, type SiteConfig } from "@gratweg/sites";

/** What the portal's application has to know beside its host's site. */
export interface PortalSettings {
  /** The content system, as browsers reach it. */
  contentOrigin: string;
  /** Uploaded pictures, for sites that name no host of their own. */
  uploadsOrigin: string;
  /** Names of social providers, as the content system knows them. */
  providers: readonly string[];
  production: boolean;
}

const LABELS: Readonly<Record<string, string>> = { demo: "Demo", google: "Google" };

export function toPortalConfig(site: SiteConfig, settings: PortalSettings, buildId: string): PortalConfig {
  const { publicKey, host } = site.analytics;
  return {
    siteKey: site.key,
    name: site.name,
    claim: site.claim,
    theme: site.theme,
    contentOrigin: settings.contentOrigin,
    uploadsOrigin: site.uploadsHost ?? settings.uploadsOrigin,
    apiUrl: "",
    tokenCookie: site.tokenCookie,
    userPopulate: site.userPopulate,
    production: settings.production,
    testDomain: settings.production ? null : site.domain,
    analytics: publicKey !== null && host !== null ? { publicKey, host } : null,
    videoConsultation: widgetOf(site, "videoConsultation"),
    providers: settings.providers.map((key) => ({
      key,
      label: LABELS[key] ?? `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`,
    })),
    buildId,
    company: site.company,
    contact: site.contact,
    office: OFFICE,
    topListsTitle: site.topLists.title,
  };
}

/** As the page's data: nothing in it can end the element. */
export function configElement(config: PortalConfig): string {
  return `<script type="application/json" id="gratweg-config">${scriptJson(config)}</script>`;
}
