import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../view-models";

export default function Page({ pageContext }: PageProps<object, PageContext<unknown>>) {
  return <pre>{JSON.stringify(pageContext.model, null, 1)}</pre>;
}

export const query = graphql`
  query ($language: String!) {
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
