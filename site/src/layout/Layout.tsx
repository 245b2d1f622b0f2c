import { paths } from "@gratweg/contracts/routes";
import {
  Footer,
  Header,
  SkipLink,
  TestSystemNotice,
  ThemeToggle,
  useHeaderVisibility,
  type FooterLogo,
  type HeaderLayout,
} from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import { navigate } from "gatsby";
import type { ReactNode } from "react";
import { Newsletter } from "../newsletter/Newsletter";
import type { LogoModel, ShellModel } from "../view-models";
import { dialled } from "./dialled";
import { headerItems } from "./headerItems";
import { useTheme } from "./useTheme";

export interface LayoutProps {
  shell: ShellModel;
  params: Record<string, string>;
  /** The address's path, which decides what the menu highlights. */
  path: string;
  /** By the site's host, unless the page says otherwise. */
  layout?: HeaderLayout;
  children: ReactNode;
}

/** Header, content and footer of section 2. */
export function Layout({ shell, params, path, layout = shell.layout, children }: LayoutProps) {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  const visibility = useHeaderVisibility({ hasTripId: "id" in params, hasDepartureId: "id_trip" in params });
  const phone = { href: `tel:${dialled(shell.phone)}`, label: shell.phone };
  return (
    <div data-layout={layout}>
      <SkipLink target="inhalt" />
      {shell.testDomain !== null && <TestSystemNotice domain={shell.testDomain} />}
      <Header
        layout={layout}
        name={shell.siteName}
        homeHref="/"
        items={headerItems(path, t)}
        visibility={visibility}
        phone={phone}
        email={shell.email}
        account={{ href: paths.portal(), label: t("account") }}
      />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <Footer
        name={shell.siteName}
        claim={shell.claim}
        newsletter={<Newsletter />}
        operators={shell.operators.flatMap(toFooterLogo)}
        partner={shell.partner ? toFooterLogo(shell.partner)[0] : undefined}
        associations={shell.associations.flatMap(toFooterLogo)}
        links={[
          { href: paths.support(), label: t("footer.support") },
          { href: "/#ueber-uns", label: t("footer.about") },
          { href: paths.topLists(), label: t("footer.top") },
          { href: paths.imprint(), label: t("footer.imprint") },
          { href: paths.privacy(), label: t("footer.privacy") },
        ]}
        email={shell.email}
        phone={phone}
        onPrivacySettings={onPrivacySettings}
        imprintLine={<ThemeToggle theme={theme} onThemeChange={setTheme} tone="deep" />}
      />
    </div>
  );
}

function toFooterLogo({ name, picture, url }: LogoModel): FooterLogo[] {
  if (!picture) return [];
  return [
    { name, src: picture.src, width: picture.width, height: picture.height, ...(url ? { href: url } : {}) },
  ];
}

/** Nothing that needs consent is loaded yet, so the link leads to the page that says so. */
function onPrivacySettings() {
  void navigate(paths.privacy());
}
