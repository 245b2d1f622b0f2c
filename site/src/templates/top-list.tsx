import { Breadcrumbs, PageHeader, RankedList, RichText, Section, Stack } from "@gratweg/design-system";
import { tripCardData } from "@gratweg/page-parts";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { TopListModel } from "../editorial-models";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { PageContext } from "../view-models";

/** Tours in an order, each with the reason for its place. */
export default function TopList({ pageContext, location }: PageProps<object, PageContext<TopListModel>>) {
  const { shell, params, model: list } = pageContext;
  const { picture } = list;
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <PageHeader
        breadcrumbs={<Breadcrumbs items={list.crumbs} />}
        title={list.title}
        lead={list.teaser ?? undefined}
        picture={picture ?? undefined}
      />
      <Section>
        <Stack gap="6">
          <RichText content={list.intro} headingOffset={0} />
          <RankedList
            label={list.title}
            entries={list.entries.map(({ trip, reason }) => ({ trip: tripCardData(trip), reason }))}
          />
        </Stack>
      </Section>
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<TopListModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query TopListTexts($language: String!) {
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
