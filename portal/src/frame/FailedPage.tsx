import type { PortalConfig } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { Footer, Header, SkipLink, dialled } from "@gratweg/design-system";
import { openConsentPanel } from "@gratweg/page-parts/consent";
import { frameTexts } from "../texts/frame";
import { FailedScreen } from "./FailedScreen";
import { footerLinks } from "./footerLinks";
import { headerItems } from "./headerItems";
import { contactOf } from "./siteContent";

/**
 * Section 2: the error page in the portal's layout, where the application could not be mounted. Nothing here needs services or a session;
 * without a configuration nobody knows whose name and telephone to show, and the page stands alone.
 */
export function FailedPage({ config }: { config: PortalConfig | null }) {
  const contact = config && contactOf(config, null);
  const phone = { href: `tel:${dialled(contact?.phone ?? "")}`, label: contact?.phone ?? "" };
  return (
    <div data-layout="portal">
      {config && contact && (
        <>
          <SkipLink target="inhalt" />
          <Header
            layout="portal"
            name={config.name}
            homeHref="/"
            items={headerItems("")}
            phone={phone}
            email={contact.email}
            account={{ href: paths.portalUser("login"), label: frameTexts.signIn }}
          />
        </>
      )}
      <main id="inhalt" tabIndex={-1}>
        <FailedScreen />
      </main>
      {config && contact && (
        <Footer
          name={config.name}
          claim={config.claim}
          operators={[]}
          links={footerLinks(config)}
          email={contact.email}
          phone={phone}
          onPrivacySettings={openConsentPanel}
        />
      )}
    </div>
  );
}
