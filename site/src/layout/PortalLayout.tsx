import { Layout, type LayoutProps } from "./Layout";

/** The layout named portal (section 1): every page of the portal host, and the error page of its paths on any host. */
export function PortalLayout(props: Omit<LayoutProps, "layout">) {
  return <Layout {...props} layout="portal" />;
}
