import { dialled, Footer } from "@gratweg/design-system";
import { openConsentPanel } from "@gratweg/page-parts/consent";
import { usePortalServices } from "../services";
import { footerLinks } from "./footerLinks";
import { LaterNewsletter } from "./LaterNewsletter";
import type { SiteContact, SiteContent } from "./siteContent";

interface PortalFooterProps {
  contact: SiteContact;
  content: SiteContent | null;
  /** Somebody has scrolled to it. */
  isNear: boolean;
}

/** The site's footer; logos and the newsletter's form come later or not at all. */
export function PortalFooter({ contact, content, isNear }: PortalFooterProps) {
  const { config } = usePortalServices();
  return (
    <Footer
      name={config.name}
      claim={config.claim}
      newsletter={<LaterNewsletter isNear={isNear} />}
      operators={content?.operators ?? []}
      partner={content?.partner}
      associations={content?.associations}
      links={footerLinks(config)}
      email={contact.email}
      phone={{ href: `tel:${dialled(contact.phone)}`, label: contact.phone }}
      onPrivacySettings={openConsentPanel}
    />
  );
}
