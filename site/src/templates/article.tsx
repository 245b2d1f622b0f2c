import { Breadcrumbs, PageHeader, RichText, Section, TripTeaserRow } from "@gratweg/design-system";
import { tripCardData } from "@gratweg/page-parts";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { TeaserSection } from "../editorial/TeaserSection";
import type { ArticleModel } from "../editorial-models";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import type { PageContext } from "../view-models";

/** An article of the magazine, the tours that it speaks of, and more of its topic. */
export default function Article({ pageContext, location }: PageProps<object, PageContext<ArticleModel>>) {
  const { t } = useTranslation();
  const { shell, params, model: article } = pageContext;
  const { picture, trips, more } = article;
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <article>
        <PageHeader
          breadcrumbs={<Breadcrumbs items={article.crumbs} />}
          kicker={article.topic}
          title={article.title}
          lead={article.teaser ?? undefined}
          author={article.author ?? undefined}
          publishedOn={article.publishedOn ?? undefined}
          picture={picture ?? undefined}
        />
        <Section>
          <RichText content={article.body} headingOffset={0} />
        </Section>
      </article>
      {trips.length > 0 && (
        <Section tone="sunken" ornament="contours" title={t("editorial.magazine.trips")}>
          <TripTeaserRow trips={trips.map(tripCardData)} label={t("editorial.magazine.trips")} />
        </Section>
      )}
      {more && <TeaserSection section={more} />}
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<ArticleModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query ArticleTexts($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "editorial"] } }) {
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
