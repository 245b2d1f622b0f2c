import {
  Breadcrumbs,
  Container,
  Grid,
  GridItem,
  Hero,
  PageHeader,
  RichText,
  Section,
  Stack,
  Text,
} from "@gratweg/design-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Contact } from "../editorial/Contact";
import { Questions } from "../editorial/Questions";
import type { TextPageModel } from "../editorial-models";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { PageContext } from "../view-models";

/** A page of running text: of an editor, of the law, of help. */
export default function TextPage({ pageContext, location }: PageProps<object, PageContext<TextPageModel>>) {
  const { shell, params, model } = pageContext;
  const { crumbs, layout, title, intro, picture, body, note, questions, contact } = model;
  const breadcrumbs = <Breadcrumbs items={crumbs} />;
  return (
    <Layout shell={shell} params={params} path={location.pathname} layout={layout}>
      {picture ? (
        <>
          <Container>{breadcrumbs}</Container>
          <Hero size="short" title={title} lead={intro ?? undefined} picture={picture} />
        </>
      ) : (
        <PageHeader breadcrumbs={breadcrumbs} title={title} lead={intro ?? undefined} />
      )}
      <Section>
        <Grid gap="5">
          <GridItem span="8">
            <Stack gap="5">
              <RichText content={body} headingOffset={0} />
              {note && (
                <Text size="sm" tone="muted">
                  {note}
                </Text>
              )}
            </Stack>
          </GridItem>
          {contact && (
            <GridItem span="4">
              <Contact shell={shell} />
            </GridItem>
          )}
        </Grid>
      </Section>
      {questions && (
        <Section tone="surface" title={questions.title}>
          <Questions id="frage" items={questions.items} />
        </Section>
      )}
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<TextPageModel>>) {
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
