import type { LinkComponentProps } from "@gratweg/design-system";
import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { preloadRoute } from "./preloadRoute";

/** The portal is an application of its own and an upload is a file: a click there leaves the site's router. */
const OUTSIDE_ROUTER = /^\/(?:de\/)?(?:portal|api|builds|uploads)(?:\/|$)/;

/** A link within the site, for the design system: an anchor whose plain clicks go to Gatsby's router. */
export function RouterLink({ href, children, onClick, ...rest }: LinkComponentProps) {
  if (OUTSIDE_ROUTER.test(href))
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.button !== 0 || event.defaultPrevented) return;
    event.preventDefault();
    // The very same address again would be a second entry in the history, on which the way back seems dead.
    if (!href.includes("#") && event.currentTarget.href === window.location.href) window.scrollTo(0, 0);
    else void navigate(href);
  };
  const preload = () => preloadRoute(href);
  return (
    <a href={href} onClick={open} onPointerEnter={preload} onFocus={preload} {...rest}>
      {children}
    </a>
  );
}
