import { matchRoute } from "@gratweg/contracts/routes";
import type { LinkComponentProps } from "@gratweg/design-system";
import type { MouseEvent } from "react";
import { usePortalServices } from "../services";

/** Whether this application has a screen for a path; published pages, the site and the API belong to others. */
export function isOwnPath(href: string): boolean {
  const match = matchRoute(href.split(/[?#]/, 1)[0] ?? "");
  return match?.route.layout === "portal" && match.key !== "portal-page";
}

/** A link of a design system's component: within the application without loading the page anew. */
export function PortalLink({ href, children, onClick, ...rest }: LinkComponentProps) {
  const { navigate } = usePortalServices();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || !isOwnPath(href)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    // The address stays that of a link; whoever opens it in another tab gets the page there.
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
