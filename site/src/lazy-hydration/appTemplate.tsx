import { isValidElement, type ReactNode } from "react";
import { APP_TEMPLATE } from "./appLoader";

/** Templates of pages that are used rather than read, and of the one that names the address it stands for. */
const AT_ONCE = /-(?:search|booking|booking-confirmation|error)-tsx$/;

/** The starter, in the head: it runs when the page is read. `chunk` is Gatsby's name of what the page's template is in. */
export function starterScript(src: string, chunk: string): ReactNode {
  return <script key="starter" defer src={src} data-starts={AT_ONCE.test(chunk) ? "at-once" : undefined} />;
}

/** Makes Gatsby's scripts inert, which it adds behind its own components as a slice. */
export function withInertScripts(components: readonly ReactNode[], chunk: string): ReactNode[] {
  const isScripts = (component: ReactNode) =>
    isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === "_gatsby-scripts";
  return [
    ...components.filter((component) => !isScripts(component)),
    <template key="application" id={APP_TEMPLATE} data-chunk={chunk}>
      {components.filter(isScripts)}
    </template>,
  ];
}
