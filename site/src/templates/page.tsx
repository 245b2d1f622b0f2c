import { Hero, RichText, Section } from "@gratweg/design-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { ContentPageModel, PageContext } from "../view-models";

/** A page that an editor made: title, picture, rich text. */
export default function ContentPage({
  pageContext,
  location,
}: PageProps<object, PageContext<ContentPageModel>>) {
  const { shell, params, model } = pageContext;
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <Hero
        size="short"
        title={model.title}
        lead={model.intro ?? undefined}
        picture={model.picture ? { ...model.picture, sizes: "100vw" } : undefined}
      />
      <Section width="measure">
        <RichText content={model.body} />
      </Section>
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<ContentPageModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query PageTexts($language: String!) {
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
