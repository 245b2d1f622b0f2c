import { paths } from "@gratweg/contracts/routes";
import {
  Breadcrumbs,
  ButtonLink,
  cheapestOf,
  Container,
  DayPlan,
  DepartureList,
  ElevationProfile,
  ElevationProfileSpace,
  hasElevationProfile,
  Gallery,
  Grid,
  GridItem,
  Heading,
  Highlights,
  InclusionList,
  isBookable,
  Notice,
  OperatorCard,
  PriceBox,
  PriceBoxSpacer,
  PriceCalendar,
  QuestionList,
  RichText,
  RouteSketch,
  Section,
  Stack,
  Text,
  TrainArrival,
  TripConditions,
  TripFacts,
  TripTeaserRow,
  type OvernightKind,
} from "@gratweg/design-system";
import { tripCardData } from "@gratweg/page-parts";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Layout } from "../layout/Layout";
import { Seo } from "../layout/Seo";
import { askedFacts } from "../trips/askedFacts";
import { CallUs } from "../trips/CallUs";
import { departureConditions } from "../trips/departureConditions";
import { departureRows } from "../trips/departureRows";
import { SaveTrip } from "../trips/SaveTrip";
import { useDepartures } from "../trips/useDepartures";
import { WhenNear } from "../trips/WhenNear";
import type { PageContext, TripModel } from "../view-models";
import { Reviews } from "../widgets/Reviews";

/** How the alternative text of a drawing begins. */
const DRAWN = /^Zeichnung\b/;

/** Everything a traveller decides by, in the order of its weight: what, how hard, when and what it costs, then the rest. */
export default function Trip({ pageContext, location }: PageProps<object, PageContext<TripModel>>) {
  const { t } = useTranslation();
  const { shell, params, model: trip } = pageContext;
  const live = useDepartures(trip.number, trip.departures);
  const rows = departureRows(live, trip);
  const bookable = rows.filter(isBookable);
  const cheapest = cheapestOf(rows);
  const next = live.departures.find(({ number }) => number === bookable[0]?.number);
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <Container width="wide">
        <div data-screen-only>
          <Breadcrumbs
            items={[
              { href: paths.home(), label: t("trip.home") },
              { href: paths.search(), label: t("trip.search") },
              ...(trip.country
                ? [{ href: paths.search(`country=${trip.country.slug}`), label: trip.country.name }]
                : []),
              { label: trip.title },
            ]}
          />
        </div>
        <Stack gap="3">
          <Stack gap="1">
            <Text tone="primary" weight="semibold">
              {[trip.region?.name, trip.country?.name].filter(Boolean).join(", ")}
            </Text>
            <Heading level={1}>{trip.title}</Heading>
            <Text size="lg" tone="muted" width="measure">
              {trip.teaser}
            </Text>
            <div data-screen-only>
              <SaveTrip key={trip.number} trip={trip} />
            </div>
            <CallUs phone={shell.phone} openingHours={shell.openingHours} />
          </Stack>
          <Gallery
            pictures={trip.pictures.map((picture) => ({
              ...picture,
              sizes: "(min-width: 960px) 60vw, 100vw",
            }))}
          />
          {trip.pictures.length > 0 && trip.pictures.every(({ alt }) => DRAWN.test(alt)) && (
            <Text size="sm" tone="muted">
              {t("trip.illustrations")}
            </Text>
          )}
        </Stack>
      </Container>
      <Section title={t("trip.facts")} width="wide">
        <Grid gap="4">
          <GridItem span="8">
            <Stack gap="6">
              <TripFacts
                days={trip.days.length}
                distanceKm={trip.totals.distanceKm}
                ascentM={trip.totals.ascentM}
                descentM={trip.totals.descentM}
                groupSizeMin={trip.groupSize.min}
                groupSizeMax={trip.groupSize.max}
                techniqueGrade={trip.techniqueGrade}
                fitnessGrade={trip.fitnessGrade}
                guideLanguage={trip.guideLanguage}
                distanceNote={trip.totals.note ?? undefined}
                more={askedFacts(trip, t)}
              />
              <RichText content={trip.body} headingOffset={1} />
            </Stack>
          </GridItem>
          <GridItem span="4">
            <PriceBox
              priceFrom={cheapest?.priceCents}
              normalPriceFrom={cheapest?.normalPriceCents}
              includes={trip.included.slice(0, 3).join(", ")}
              cheapestDeparture={cheapest}
              nextDeparture={bookable[0]}
              href="#termine"
              label={t("trip.choose")}
            />
          </GridItem>
        </Grid>
      </Section>
      <Section tone="surface" title={t("trip.highlights")} width="wide">
        <Highlights items={trip.highlights} />
      </Section>
      <Section title={t("trip.profile.title")} intro={t("trip.profile.intro")} width="wide">
        <Stack gap="6">
          <ElevationProfile waypoints={trip.waypoints} {...trip.totals} />
          <RouteSketch waypoints={trip.waypoints} />
        </Stack>
      </Section>
      <Section tone="surface" title={t("trip.days.title")} intro={t("trip.days.intro")}>
        <DayPlan
          days={trip.days.map((day) => ({
            ...day,
            overnightPlace: day.overnightPlace ?? undefined,
            overnightKind: (day.overnightKind ?? undefined) as OvernightKind | undefined,
            meals: day.meals ?? undefined,
          }))}
          renderDay={(day) =>
            hasElevationProfile(trip.waypoints, day, trip.days[day - 1]?.ascentM) && (
              <WhenNear space={<ElevationProfileSpace />}>
                <ElevationProfile waypoints={trip.waypoints} day={day} size="sm" />
              </WhenNear>
            )
          }
        />
      </Section>
      <Section
        id="termine"
        title={t("trip.departures.title")}
        intro={t("trip.departures.intro")}
        width="wide"
      >
        <Stack gap="6">
          {live.state === "failed" && (
            <Notice variant="warning" live="polite">
              {t("trip.departures.offline")}
            </Notice>
          )}
          <div data-screen-only data-live>
            <PriceCalendar departures={rows} today={trip.today} />
          </div>
          <Stack gap="3">
            <Heading level={3}>{t("trip.departures.list")}</Heading>
            <DepartureList departures={rows} />
          </Stack>
        </Stack>
      </Section>
      <Section tone="surface" title={t("trip.included")}>
        <Stack gap="6">
          <InclusionList included={trip.included} notIncluded={trip.notIncluded} />
          <TripConditions
            departure={next && departureConditions(next)}
            nights={trip.nights}
            reducedMobility={trip.reducedMobility ?? undefined}
          />
        </Stack>
      </Section>
      <Section title={t("trip.members.title")} intro={t("trip.members.intro")} screenOnly>
        <ButtonLink href={paths.portalTrip(trip.number, trip.slug)} variant="secondary">
          {t("trip.members.link")}
        </ButtonLink>
      </Section>
      <Section tone="surface" title={t("trip.practical")}>
        <Grid columns="2" gap="4">
          {trip.arrivalByTrain && (
            <GridItem>
              <TrainArrival text={trip.arrivalByTrain} />
            </GridItem>
          )}
          {trip.operator && (
            <GridItem>
              <OperatorCard
                operator={{
                  name: trip.operator.name,
                  logo: trip.operator.logo ?? undefined,
                  description: trip.operator.description ?? undefined,
                  address: trip.operator.address?.split(", "),
                  website: trip.operator.website ?? undefined,
                  insolvencyInsurer: trip.operator.insolvencyInsurer ?? undefined,
                }}
              />
            </GridItem>
          )}
        </Grid>
      </Section>
      {trip.questions.length > 0 && (
        <Section title={t("trip.questions")}>
          <QuestionList
            questions={trip.questions.map(({ question, answer }) => ({
              question,
              answer: <RichText content={answer} />,
            }))}
          />
        </Section>
      )}
      <Reviews widget={shell.foreign.reviews} />
      {trip.related.length > 0 && (
        <Section tone="sunken" ornament="contours" title={t("trip.related.title")} screenOnly>
          <TripTeaserRow trips={trip.related.map(tripCardData)} label={t("trip.related.label")} />
        </Section>
      )}
      <PriceBoxSpacer />
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, PageContext<TripModel>>) {
  return <Seo meta={pageContext.meta} />;
}

export const query = graphql`
  query TripTexts($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "trip"] } }) {
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
