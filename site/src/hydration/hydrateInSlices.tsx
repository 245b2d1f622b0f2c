import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";

/**
 * Gatsby's own call brings the whole page to life in one task, a third of a second on a cheap phone. As a transition React does it in
 * slices of some milliseconds, between which taps and scrolling get their turn; a tap into what does not live yet goes first.
 */
export function hydrateInSlices(element: ReactNode, container: Element, options: RootOptions): void {
  startTransition(() => {
    if (container.querySelector("#gatsby-focus-wrapper > *")) hydrateRoot(container, element, options);
    // A page that was not prerendered, as in `gatsby develop`.
    else createRoot(container, options).render(element);
  });
}
