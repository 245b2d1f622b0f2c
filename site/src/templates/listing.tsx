import {
  arrowRightIcon,
  Breadcrumbs,
  ButtonLink,
  Grid,
  GridItem,
  PageHeader,
  Section,
  Stack,
  Text,
} from "@gratweg/design-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Contact } from "../editorial/Contact";
import { Questions } from "../editorial/Questions";
import { TeaserSection } from "../editorial/TeaserSection";
import type { ListingModel } from "../editorial-models";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { PageContext } from "../view-models";

/** A page that leads to others: magazine, topic, top lists, help. */
export default function Listing({ pageContext, location }: PageProps<object, PageContext<ListingModel>>) {
  const { shell, params, model } = pageContext;
  const { crumbs, title, lead, sections, empty, questions, contact } = model;
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <PageHeader breadcrumbs={<Breadcrumbs items={crumbs} />} title={title} lead={lead} />
      {sections.map((section, index) => (
        <TeaserSection
          key={section.title}
          section={section}
          tone={index % 2 === 0 ? "plain" : "sunken"}
          opensPage={index === 0}
        />
      ))}
      {empty && (
        <Section>
          <Text size="lg">{empty}</Text>
        </Section>
      )}
      {(questions ?? contact) && (
        <Section tone="surface" title={questions?.title}>
          <Grid gap="5">
            {questions && (
              <GridItem span="8">
                <Stack gap="3" align="stretch">
                  <Questions id="frage" items={questions.items} />
                  <div>
                    <ButtonLink href={questions.all.href} variant="secondary" iconEnd={arrowRightIcon}>
                      {questions.all.label}
                    </ButtonLink>
                  </div>
                </Stack>
              </GridItem>
            )}
            {contact && (
              <GridItem span="4">
                <Contact shell={shell} />
              </GridItem>
            )}
          </Grid>
        </Section>
      )}
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<ListingModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query ListingTexts($language: String!) {
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
