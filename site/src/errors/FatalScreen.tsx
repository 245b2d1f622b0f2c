import { errorVariant } from "@gratweg/contracts/routes";
import { ErrorPage, LinkProvider, type LinkComponentProps } from "@gratweg/design-system";
import i18next from "i18next";
import { useEffect } from "react";
import { I18nextProvider } from "react-i18next";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorScreen } from "./ErrorScreen";
import { presentPage, type PresentPage } from "./presentPage";

const OPTIONS = {
  lng: "de",
  defaultNS: "common",
  interpolation: { escapeValue: false },
  nsSeparator: false,
  showSupportNotice: false,
} as const;

/** Whatever has failed, a page loaded afresh heals it: no link goes through the router. */
function PlainLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

interface FatalScreenProps {
  /** Undefined: nobody follows the address any more. */
  path?: string;
  /** Header's and footer's data; those of the present page by default. */
  page?: PresentPage | null;
}

/** The error page in place of a page that cannot be drawn: with header and footer when their data are there and can be drawn. */
export function FatalScreen({ path: place, page: given }: FatalScreenProps) {
  const path = place ?? window.location.pathname;
  const page = given ?? presentPage(path);
  useEffect(() => {
    if (place !== undefined) return;
    // The router is gone, so nobody else follows the visitor back.
    const reload = () => window.location.reload();
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, [place]);
  const bare = <BareScreen path={path} />;
  return (
    <LinkProvider component={PlainLink}>
      <ErrorBoundary fallback={bare}>{page ? <WholeScreen path={path} page={page} /> : bare}</ErrorBoundary>
    </LinkProvider>
  );
}

/** Needs nothing but the address. */
export function BareScreen({ path }: { path: string }) {
  return (
    <main id="inhalt" tabIndex={-1}>
      <ErrorPage variant={errorVariant(path)} reason="failed" />
    </main>
  );
}

function WholeScreen({ path, page: { shell, params, texts } }: { path: string; page: PresentPage }) {
  const i18n = i18next.createInstance();
  void i18n.init({ ...OPTIONS, resources: { de: { common: texts } } });
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorScreen shell={shell} params={params} path={path} reason="failed" />
    </I18nextProvider>
  );
}
