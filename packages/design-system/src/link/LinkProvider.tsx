import {
  createContext,
  createElement,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from "react";
import { safeHref } from "./safeHref";

export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const PlainAnchor = forwardRef<HTMLAnchorElement, LinkComponentProps>(function PlainAnchor(
  { children, ...props },
  ref,
) {
  return (
    <a ref={ref} {...props}>
      {children}
    </a>
  );
});

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainAnchor);

export interface LinkProviderProps {
  /** The application's router link. It receives an anchor's attributes and is used for paths of the same site only. */
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** A file that the page itself has made. With `download` browsers save it, whatever it holds. */
const OWN_FILE = /^(?:blob:|data:)/i;

/**
 * An unstyled link: the application's component for paths, a plain anchor for other sites, anchors, mail, telephone, files. An address
 * that is not safe is left out; the words stay, as those of an anchor that leads nowhere.
 */
export const BaseLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function BaseLink(props, ref) {
  const RouterLink = useContext(LinkContext);
  const { href, children, ...rest } = props;
  const isOwnFile = props.download !== undefined && OWN_FILE.test(href);
  const safe = isOwnFile ? href : safeHref(href);
  if (safe === null)
    return (
      <a ref={ref} {...rest}>
        {children}
      </a>
    );
  const isPath = /^\/(?![/\\])/.test(safe) && props.download === undefined && props.target === undefined;
  return isPath && RouterLink !== PlainAnchor ? (
    createElement(RouterLink, { ...rest, href: safe }, children)
  ) : (
    <PlainAnchor ref={ref} {...rest} href={safe}>
      {children}
    </PlainAnchor>
  );
});
