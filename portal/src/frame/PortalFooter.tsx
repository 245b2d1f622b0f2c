import { paths } from "@gratweg/contracts/routes";
import { Footer, ThemeToggle } from "@gratweg/design-system";
import { openConsentPanel } from "../consent/consent";
import { useCoreServices } from "../coreServices";
import { frameTexts } from "../texts/frame";
import { dialled } from "./dialled";
import { Newsletter } from "./Newsletter";
import type { SiteContact, SiteContent } from "./siteContent";
import { useTheme } from "./useTheme";

const texts = frameTexts.footer;

const links = [
  { href: paths.imprint(), label: texts.imprint },
  { href: paths.privacy(), label: texts.privacy },
  { href: paths.terms(), label: texts.terms },
  { href: paths.accessibility(), label: texts.accessibility },
  { href: paths.contractCancel(), label: texts.cancel },
  { href: paths.contractWithdraw(), label: texts.withdraw },
];

interface PortalFooterProps {
  contact: SiteContact;
  content: SiteContent | null;
}

/** The site's footer; logos come later or not at all. */
export function PortalFooter({ contact, content }: PortalFooterProps) {
  const { config } = useCoreServices();
  const [theme, setTheme] = useTheme();
  return (
    <Footer
      name={config.name}
      claim={config.claim}
      newsletter={<Newsletter />}
      operators={content?.operators ?? []}
      partner={content?.partner}
      associations={content?.associations}
      links={[
        { href: paths.support(), label: texts.support },
        { href: "/#ueber-uns", label: texts.about },
        { href: paths.topLists(), label: config.topListsTitle },
        ...links,
      ]}
      email={contact.email}
      phone={{ href: `tel:${dialled(contact.phone)}`, label: contact.phone }}
      onPrivacySettings={openConsentPanel}
      imprintLine={<ThemeToggle theme={theme} onThemeChange={setTheme} tone="deep" />}
    />
  );
}
