import { ErrorPage } from "@gratweg/design-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { PageContext } from "../view-models";

type Context = PageContext<{ variant: "site" | "portal" }>;

/**
 * Section 2: on paths that contain /portal or /reise the portal layout leads back to the portal. The server picks one of
 * two prerendered files; in the browser both are Gatsby's 404 page, so the address decides here in the same way.
 */
export default function Error({ pageContext, location }: PageProps<object, Context>) {
  const { shell, params, model } = pageContext;
  const isPortal = model.variant === "portal" || /\/(?:portal|reise)/.test(location.pathname);
  if (isPortal)
    return (
      <main id="inhalt">
        <ErrorPage variant="portal" />
      </main>
    );
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <ErrorPage variant="site" />
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, Context>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query ErrorTexts($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
