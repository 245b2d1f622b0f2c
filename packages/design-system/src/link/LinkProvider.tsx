import {
  createContext,
  createElement,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from "react";

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

/** An unstyled link: the application's component for paths, a plain anchor for other sites, anchors, mail, telephone, files. */
export const BaseLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function BaseLink(props, ref) {
  const RouterLink = useContext(LinkContext);
  const isPath = /^\/(?!\/)/.test(props.href) && props.download === undefined && props.target === undefined;
  return isPath && RouterLink !== PlainAnchor ? (
    createElement(RouterLink, props)
  ) : (
    <PlainAnchor ref={ref} {...props} />
  );
});
