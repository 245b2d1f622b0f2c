import { Breadcrumbs, Grid, GridItem, PageHeader, Section } from "@gratweg/design-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Contact } from "../editorial/Contact";
import { Questions } from "../editorial/Questions";
import type { QuestionsModel } from "../editorial-models";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { PageContext } from "../view-models";

/** Questions and answers, a section for each category. */
export default function QuestionsPage({
  pageContext,
  location,
}: PageProps<object, PageContext<QuestionsModel>>) {
  const { shell, params, model } = pageContext;
  const { crumbs, title, lead, sections } = model;
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <PageHeader breadcrumbs={<Breadcrumbs items={crumbs} />} title={title} lead={lead} />
      {sections.map(({ id, title: name, items }, index) => (
        <Section key={id} id={id} title={name} tone={index % 2 === 0 ? "plain" : "surface"}>
          <Questions id={id} items={items} />
        </Section>
      ))}
      <Section tone="sunken">
        <Grid>
          <GridItem span="6">
            <Contact shell={shell} />
          </GridItem>
        </Grid>
      </Section>
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<QuestionsModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query QuestionsTexts($language: String!) {
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
