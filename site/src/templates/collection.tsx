import {
  arrowRightIcon,
  Breadcrumbs,
  ButtonLink,
  ChipLink,
  Cluster,
  PageHeader,
  Section,
  TripCard,
  TripGrid,
} from "@gratweg/design-system";
import { tripCardData } from "@gratweg/page-parts";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { CollectionModel } from "../collection-models";
import { TeaserSection } from "../editorial/TeaserSection";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { PageContext } from "../view-models";

/** The trips of a place, an activity or a month, and where to go on; without trips the overview of all of these. */
export default function Collection({
  pageContext,
  location,
}: PageProps<object, PageContext<CollectionModel>>) {
  const { t } = useTranslation();
  const { shell, params, model } = pageContext;
  const { crumbs, title, lead, intro, trips, links, articles } = model;
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <PageHeader breadcrumbs={<Breadcrumbs items={crumbs} />} title={title} lead={lead} />
      {trips && (
        <Section
          title={trips.label}
          action={
            <ButtonLink href={trips.refineHref} variant="secondary" iconEnd={arrowRightIcon}>
              {t("collections.refine")}
            </ButtonLink>
          }
          intro={intro}
        >
          <TripGrid label={trips.label} columns="three">
            {trips.cards.map((trip, index) => (
              <TripCard
                key={trip.number}
                trip={tripCardData(trip)}
                loading={index === 0 ? "eager" : "lazy"}
              />
            ))}
          </TripGrid>
        </Section>
      )}
      {links.map((group, index) => (
        <Section key={group.title} title={group.title} tone={index % 2 === 0 ? "sunken" : "plain"}>
          <Cluster as="ul" role="list" gap="1">
            {group.links.map(({ href, label }) => (
              <li key={href}>
                <ChipLink href={href} label={label} />
              </li>
            ))}
          </Cluster>
        </Section>
      ))}
      {articles && <TeaserSection section={articles} />}
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<CollectionModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query CollectionTexts($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "collections"] } }) {
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
