import { Footer, ThemeToggle, dialled } from "@gratweg/design-system";
import { openConsentPanel } from "@gratweg/page-parts/consent";
import { useTheme } from "@gratweg/page-parts";
import { useCoreServices } from "../coreServices";
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
  const { config } = useCoreServices();
  const [theme, setTheme] = useTheme();
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
      imprintLine={<ThemeToggle theme={theme} onThemeChange={setTheme} tone="deep" />}
    />
  );
}
