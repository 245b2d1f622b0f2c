import { paths } from "@gratweg/contracts/routes";
import {
  arrowRightIcon,
  ButtonLink,
  ChipLink,
  Cluster,
  Grid,
  GridItem,
  Hero,
  Picture,
  RichText,
  Section,
  Stack,
  TripCard,
  TripGrid,
  TripTeaserRow,
} from "@gratweg/design-system";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Facts } from "@gratweg/design-system";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import { SiteSearch } from "../layout/SiteSearch";
import { contentIcon } from "../trips/contentIcons";
import { tripCardData } from "../trips/tripCardData";
import type { HomeModel, PageContext } from "../view-models";

export default function Home({ pageContext, location }: PageProps<object, PageContext<HomeModel>>) {
  const { t } = useTranslation();
  const { shell, params, model } = pageContext;
  const searchFor = (name: string, value: string) =>
    paths.search(new URLSearchParams({ [name]: value }).toString());
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <Hero
        kicker={t("home.kicker")}
        title={model.headline}
        lead={model.lead}
        picture={model.hero ? { ...model.hero, sizes: "100vw" } : undefined}
        search={<SiteSearch />}
      />
      <Section
        title={t("home.featured.title")}
        intro={t("home.featured.intro")}
        action={
          <ButtonLink href={paths.search()} variant="secondary" iconEnd={arrowRightIcon}>
            {t("home.featured.all", { count: model.total })}
          </ButtonLink>
        }
      >
        <TripGrid label={t("home.featured.title")}>
          {model.featured.map((card) => (
            <TripCard key={card.number} trip={tripCardData(card)} />
          ))}
        </TripGrid>
      </Section>
      <Section
        tone="sunken"
        ornament="contours"
        title={t("home.activities.title")}
        intro={t("home.activities.intro")}
      >
        <Cluster as="ul" role="list" gap="1">
          {model.activities.map(({ slug, name, icon }) => (
            <li key={slug}>
              <ChipLink href={searchFor("activity", slug)} label={name} icon={contentIcon(icon)} />
            </li>
          ))}
        </Cluster>
      </Section>
      <Section title={t("home.soon.title")}>
        <TripTeaserRow trips={model.soon.map(tripCardData)} label={t("home.soon.label")} />
      </Section>
      <Section tone="surface" title={t("home.countries.title")}>
        <Cluster as="ul" role="list" gap="1">
          {model.countries.map(({ slug, name, count }) => (
            <li key={slug}>
              <ChipLink href={searchFor("country", slug)} label={`${name} · ${t("home.count", { count })}`} />
            </li>
          ))}
        </Cluster>
      </Section>
      {model.about && (
        <Section id="ueber-uns" title={model.about.title}>
          <Grid>
            <GridItem span="7">
              <Stack gap="4">
                <RichText content={model.about.body} />
                <Facts items={model.facts} />
              </Stack>
            </GridItem>
            {model.about.picture && (
              <GridItem span="5">
                <Picture {...model.about.picture} sizes="(min-width: 960px) 40vw, 100vw" corners="round" />
              </GridItem>
            )}
          </Grid>
        </Section>
      )}
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<HomeModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query HomeTexts($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "home"] } }) {
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
