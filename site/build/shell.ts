import type { SiteConfig } from "@gratweg/sites";
import type { ShellModel } from "../src/view-models";
import type { Content } from "./content";
import { toLogo } from "./pictures";

/** Section 9: the footer shows four operator logos. */
const FOOTER_OPERATORS = 4;
const ASSOCIATIONS = 3;

export function toShell(content: Content, site: SiteConfig, options: { production: boolean }): ShellModel {
  const settings = content.settings.nodes[0];
  return {
    siteName: site.name,
    claim: site.claim,
    testDomain: options.production ? null : site.domain,
    email: settings?.supportEmail ?? site.contact.email,
    phone: settings?.phone ?? site.contact.phone,
    openingHours: settings?.openingHours ?? null,
    operators: content.operators.nodes
      .slice(0, FOOTER_OPERATORS)
      .map((operator) => toLogo(operator.name, operator.logo, null)),
    partner: settings?.insurancePartnerName
      ? toLogo(settings.insurancePartnerName, settings.insurancePartnerLogo, settings.insurancePartnerUrl)
      : null,
    associations: (settings?.associations ?? [])
      .slice(0, ASSOCIATIONS)
      .map(({ name, logo, url }) => toLogo(name, logo, url)),
  };
}
