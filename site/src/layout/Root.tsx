import { Link as GatsbyLink } from "gatsby";
import { useEffect, type MouseEvent, type ReactNode } from "react";
import { ErrorBoundary } from "../errors/ErrorBoundary";
import { FatalScreen } from "../errors/FatalScreen";
import { LinkProvider, type LinkComponentProps } from "@gratweg/design-system";

/** The portal is an application of its own and an upload is a file: a click there leaves the site's router. */
const OUTSIDE_ROUTER = /^\/(?:de\/)?(?:portal|api|builds|uploads)(?:\/|$)/;

function RouterLink({ href, children, onClick, ...rest }: LinkComponentProps) {
  if (OUTSIDE_ROUTER.test(href))
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  const stayOnPage = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || href.includes("#") || event.currentTarget.href !== window.location.href) return;
    // The very same address again would be a second entry in the history, on which the way back seems dead.
    event.preventDefault();
    window.scrollTo(0, 0);
  };
  // Gatsby takes a link to the present path without its query for the present page and would overwrite the visitor's search
  // in the history; `replace` decides only when it is set.
  return (
    <GatsbyLink to={href} replace={false} onClick={stayOnPage} {...rest}>
      {children}
    </GatsbyLink>
  );
}

/** What stands around every page, on the server and in the browser alike. */
export function Root({ path, children }: { path: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "true";
  }, []);
  return (
    <LinkProvider component={RouterLink}>
      <ErrorBoundary fallback={<FatalScreen path={path} />} place={path}>
        {children}
      </ErrorBoundary>
    </LinkProvider>
  );
}

/** Around the router: what fails there, such as something that listens to its changes, ends in the error page too. */
export function OuterRoot({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<FatalScreen />}>{children}</ErrorBoundary>;
}
