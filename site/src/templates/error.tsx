import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useSyncExternalStore } from "react";
import { errorVariant, type ErrorVariant } from "@gratweg/contracts/routes";
import { ErrorScreen } from "../errors/ErrorScreen";
import { Seo } from "../layout/Seo";
import type { PageContext } from "../view-models";

const neverChanges = () => () => undefined;

type Context = PageContext<{ variant: ErrorVariant }>;

/** The server picks one of two prerendered files; in the browser both are Gatsby's 404 page, so the address decides again. */
export default function Error({ pageContext, location }: PageProps<object, Context>) {
  const { shell, params, model } = pageContext;
  const variant = model.variant === "portal" ? "portal" : errorVariant(location.pathname);
  // Prerendered for every path: what the menu marks follows the first render, or hydration would leave it out.
  const path = useSyncExternalStore(
    neverChanges,
    () => location.pathname,
    () => "",
  );
  return <ErrorScreen shell={shell} params={params} path={path} variant={variant} />;
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
