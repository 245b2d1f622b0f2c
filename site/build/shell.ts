import { layoutOf, OFFICE, type SiteConfig } from "@gratweg/sites";
import type { LogoModel, ShellModel } from "../src/view-models";
import type { Content } from "./content";
import { toForeign } from "./foreign";
import { toLogo } from "./pictures/models";
import { servicePageOf } from "./service-slugs";

const ASSOCIATIONS = 3;

interface ShellOptions {
  /** The footer's, from the shared store. */
  operators: LogoModel[];
  production: boolean;
}

export function toShell(content: Content, site: SiteConfig, options: ShellOptions): ShellModel {
  const settings = content.settings.nodes[0];
  return {
    layout: layoutOf(site),
    siteName: site.name,
    claim: site.claim,
    testDomain: options.production ? null : site.domain,
    ...contactOf(content, site),
    topListsTitle: site.topLists.title,
    openingHours: settings?.openingHours ?? null,
    operators: options.operators,
    partner: settings?.insurancePartnerName
      ? toLogo(settings.insurancePartnerName, settings.insurancePartnerLogo, settings.insurancePartnerUrl)
      : null,
    associations: (settings?.associations ?? [])
      .slice(0, ASSOCIATIONS)
      .map(({ name, logo, url }) => toLogo(name, logo, url)),
    hasTerms: servicePageOf(content, site, "agb") !== undefined,
    hasAccessibility: servicePageOf(content, site, "barrierefreiheit") !== undefined,
    foreign: toForeign(site),
  };
}

/** The site's own, else what editors say, else the office's. */
function contactOf(content: Content, site: SiteConfig): Pick<ShellModel, "email" | "phone"> {
  const settings = content.settings.nodes[0];
  return {
    email: site.contact.email ?? settings?.supportEmail ?? OFFICE.email,
    phone: site.contact.phone ?? settings?.phone ?? OFFICE.phone,
  };
}
