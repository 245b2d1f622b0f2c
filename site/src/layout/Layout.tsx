import { paths } from "@gratweg/contracts/routes";
import {
  Footer,
  Header,
  SkipLink,
  TestSystemNotice,
  type FooterLogo,
  type HeaderLayout,
  dialled,
  hidesOnPhone,
} from "@gratweg/design-system";
import { openConsentPanel } from "@gratweg/page-parts/consent";
import { useOpenHost, useTheme } from "@gratweg/page-parts";
import { useTranslation } from "react-i18next";
import { useState, type ReactNode } from "react";
import { useSignedInMark } from "../account/useSignedInMark";
import { Consent } from "../consent/Consent";
import { Newsletter } from "../newsletter/Newsletter";
import type { LogoModel, ShellModel } from "../view-models";
import { VideoConsultation } from "../widgets/VideoConsultation";
import { headerItems } from "./headerItems";

export interface LayoutProps {
  shell: ShellModel;
  params: Record<string, string>;
  /** The address's path, which decides what the menu highlights. */
  path: string;
  /** By the site's host, unless the page says otherwise. */
  layout?: HeaderLayout;
  /** Not where somebody is in the middle of something. */
  hasNewsletter?: boolean;
  children: ReactNode;
}

/** Header, content and footer of section 2. */
export function Layout({
  shell,
  params,
  path,
  layout = shell.layout,
  hasNewsletter = true,
  children,
}: LayoutProps) {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  useSignedInMark();
  const [isVideoOpen, setVideoOpen] = useState(false);
  const video = shell.foreign.videoConsultation;
  const phone = { href: `tel:${dialled(shell.phone)}`, label: shell.phone };
  return (
    <div data-layout={layout}>
      <SkipLink target="inhalt" />
      <Consent foreign={shell.foreign} />
      {shell.testDomain !== null && (
        <div data-screen-only data-test-domain={shell.testDomain}>
          <TestSystem domain={shell.testDomain} />
        </div>
      )}
      <Header
        layout={layout}
        name={shell.siteName}
        homeHref="/"
        items={headerItems(path, t)}
        visibility={{
          // From here on the starter sets it (see ../lazy-hydration).
          state: "visible",
          hideOnPhone: hidesOnPhone({ hasTripId: "id" in params, hasDepartureId: "id_trip" in params }),
        }}
        phone={phone}
        email={shell.email}
        theme={{ current: theme, onChange: setTheme }}
        onVideoConsultation={video ? () => setVideoOpen(true) : undefined}
        account={{
          href: paths.portalUser("login"),
          label: t("account.signIn"),
          signedIn: { href: paths.portal(), label: t("account.portal") },
        }}
      />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <Footer
        name={shell.siteName}
        claim={shell.claim}
        newsletter={hasNewsletter && <Newsletter />}
        operators={shell.operators.flatMap(toFooterLogo)}
        partner={shell.partner ? toFooterLogo(shell.partner)[0] : undefined}
        associations={shell.associations.flatMap(toFooterLogo)}
        links={[
          { href: paths.support(), label: t("footer.support") },
          { href: "/#ueber-uns", label: t("footer.about") },
          { href: paths.topLists(), label: shell.topListsTitle },
          { href: paths.imprint(), label: t("footer.imprint") },
          { href: paths.privacy(), label: t("footer.privacy") },
          ...(shell.hasTerms ? [{ href: paths.terms(), label: t("footer.terms") }] : []),
          ...(shell.hasAccessibility
            ? [{ href: paths.accessibility(), label: t("footer.accessibility") }]
            : []),
          { href: paths.contractCancel(), label: t("footer.cancel") },
          { href: paths.contractWithdraw(), label: t("footer.withdraw") },
        ]}
        email={shell.email}
        phone={phone}
        onPrivacySettings={openConsentPanel}
      />
      {video && (
        <VideoConsultation
          title={t("video")}
          widget={video}
          contact={{ phone, email: shell.email }}
          open={isVideoOpen}
          onOpenChange={setVideoOpen}
        />
      )}
    </div>
  );
}

/** Section 1: with the domain that is open. */
function TestSystem({ domain }: { domain: string }) {
  return <TestSystemNotice domain={useOpenHost(domain)} />;
}

function toFooterLogo({ name, picture, url }: LogoModel): FooterLogo[] {
  if (!picture) return [];
  return [
    { name, src: picture.src, width: picture.width, height: picture.height, ...(url ? { href: url } : {}) },
  ];
}
