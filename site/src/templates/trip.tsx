import type { Departure } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  Accordion,
  Breadcrumbs,
  ButtonLink,
  Cluster,
  Container,
  DayPlan,
  DepartureList,
  ElevationProfile,
  hasElevationProfile,
  Gallery,
  Heading,
  Highlights,
  InclusionList,
  isBookable,
  Notice,
  OperatorCard,
  PriceBox,
  RichText,
  RouteSketch,
  Section,
  SectionNav,
  Stack,
  Text,
  TrainArrival,
  TripConditions,
  TripFacts,
  TripLayout,
  TripTeaserRow,
  type AccordionItem,
  type OvernightKind,
} from "@gratweg/design-system";
import { tripCardData } from "@gratweg/page-parts";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ReactNode } from "react";
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
import { ReviewsWidget } from "../widgets/Reviews";

/** How the alternative text of a drawing begins. */
const DRAWN = /^Zeichnung\b/;

/** What decides stands in the first window: what it is, how hard, what it costs and when. A bar of anchors leads to the rest. */
export default function Trip({ pageContext, location }: PageProps<object, PageContext<TripModel>>) {
  const { t } = useTranslation();
  const { shell, params, model: trip } = pageContext;
  const live = useDepartures(trip.number, trip.departures);
  const rows = departureRows(live, trip);
  const soonest = rows.find(isBookable);
  const next = live.departures.find(({ number }) => number === soonest?.number);
  const { reviews } = shell.foreign;
  const part = { width: "parent", space: "part" } as const;
  return (
    <Layout shell={shell} params={params} path={location.pathname}>
      <Container width="wide" data-screen-only>
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
      </Container>
      <TripLayout
        head={
          <Stack gap="1half">
            <div>
              <Text size="sm" tone="primary" weight="semibold">
                {[trip.region?.name, trip.country?.name].filter(Boolean).join(", ")}
              </Text>
              <Heading level={1} size="h2">
                {trip.title}
              </Heading>
            </div>
            <Gallery
              pictures={trip.pictures.map((picture) => ({
                ...picture,
                sizes: "(min-width: 960px) 45vw, 70vw",
              }))}
            />
            <TripFacts
              days={trip.days.length}
              distanceKm={trip.totals.distanceKm}
              ascentM={trip.totals.ascentM}
              descentM={trip.totals.descentM}
              techniqueGrade={trip.techniqueGrade}
              fitnessGrade={trip.fitnessGrade}
            />
          </Stack>
        }
        side={
          <PriceBox
            departures={rows}
            includes={trip.included.slice(0, 3).join(", ")}
            href="#termine"
            label={t("trip.choose")}
          />
        }
      >
        <SectionNav
          sections={["ueberblick", "weg", "tage", "termine", "leistungen", "wissen"].map((id) => ({
            id,
            label: t(`trip.sections.${id}`),
          }))}
        />
        <Section {...part} id="ueberblick" title={t("trip.highlights")}>
          <Stack gap="1half">
            <Text width="measure">{trip.teaser}</Text>
            {trip.pictures.length > 0 && trip.pictures.every(({ alt }) => DRAWN.test(alt)) && (
              <Text size="sm" tone="muted">
                {t("trip.illustrations")}
              </Text>
            )}
            <Cluster data-screen-only>
              <SaveTrip key={trip.number} trip={trip} />
              <CallUs phone={shell.phone} openingHours={shell.openingHours} />
            </Cluster>
          </Stack>
          <Highlights items={trip.highlights} />
          <TripFacts
            label={t("trip.facts")}
            groupSizeMin={trip.groupSize.min}
            groupSizeMax={trip.groupSize.max}
            guideLanguage={trip.guideLanguage}
            distanceNote={trip.totals.note ?? undefined}
            more={askedFacts(trip, t)}
          />
          <Accordion
            headingLevel={3}
            items={[
              folded("beschreibung", t("trip.about"), <RichText content={trip.body} headingOffset={2} />),
              ...(reviews
                ? [onScreen("bewertungen", t("reviews.title"), <ReviewsWidget widget={reviews} />)]
                : []),
            ]}
          />
        </Section>
        <Section {...part} id="weg" title={t("trip.profile.title")}>
          <ElevationProfile waypoints={trip.waypoints} {...trip.totals} />
          <Accordion
            headingLevel={3}
            items={[folded("skizze", t("trip.profile.sketch"), <RouteSketch waypoints={trip.waypoints} />)]}
          />
        </Section>
        <Section {...part} id="tage" title={t("trip.days.title")}>
          <DayPlan
            days={trip.days.map((day) => ({
              ...day,
              overnightPlace: day.overnightPlace ?? undefined,
              overnightKind: (day.overnightKind ?? undefined) as OvernightKind | undefined,
              meals: day.meals ?? undefined,
            }))}
            renderDay={(day) =>
              hasElevationProfile(trip.waypoints, day, trip.days[day - 1]?.ascentM) && (
                <WhenNear>
                  <ElevationProfile waypoints={trip.waypoints} day={day} size="sm" />
                </WhenNear>
              )
            }
          />
        </Section>
        <Section {...part} id="termine" title={t("trip.departures.title")} intro={t("trip.departures.intro")}>
          {live.state === "failed" && (
            <Notice variant="warning" live="polite">
              {t("trip.departures.offline")}
            </Notice>
          )}
          <div data-live>
            <DepartureList departures={rows} />
          </div>
        </Section>
        <Section {...part} id="leistungen" title={t("trip.included")}>
          <InclusionList included={trip.included} notIncluded={trip.notIncluded} />
        </Section>
        <Section {...part} id="wissen" title={t("trip.sections.wissen")}>
          <Accordion headingLevel={3} items={practicalItems(trip, next, t)} />
        </Section>
      </TripLayout>
      {trip.related.length > 0 && (
        <Section tone="sunken" ornament="contours" title={t("trip.related.title")} screenOnly>
          <TripTeaserRow trips={trip.related.map(tripCardData)} label={t("trip.related.label")} />
        </Section>
      )}
    </Layout>
  );
}

const folded = (id: string, title: string, content: ReactNode): AccordionItem => ({ id, title, content });
const onScreen = (...parts: Parameters<typeof folded>) => ({ ...folded(...parts), screenOnly: true });

/** What is asked once the trip is chosen: how to get there, who organises it, what to pack. */
function practicalItems(
  trip: TripModel,
  next: Departure | undefined,
  t: (key: string) => string,
): AccordionItem[] {
  const { operator, arrivalByTrain, questions } = trip;
  return [
    folded(
      "bedingungen",
      t("trip.conditions"),
      <TripConditions
        departure={next && departureConditions(next)}
        nights={trip.nights}
        reducedMobility={trip.reducedMobility ?? undefined}
        headingLevel={4}
      />,
    ),
    ...(arrivalByTrain
      ? [folded("anreise", t("trip.arrival"), <TrainArrival text={arrivalByTrain} headingLevel={4} />)]
      : []),
    ...(operator
      ? [
          folded(
            "veranstalter",
            `${t("trip.operator")}: ${operator.name}`,
            <OperatorCard
              headingLevel={4}
              operator={{
                name: operator.name,
                logo: operator.logo ?? undefined,
                description: operator.description ?? undefined,
                address: operator.address?.split(", "),
                website: operator.website ?? undefined,
                insolvencyInsurer: operator.insolvencyInsurer ?? undefined,
              }}
            />,
          ),
        ]
      : []),
    onScreen(
      "packliste",
      t("trip.members.title"),
      <Stack gap="2" align="start">
        <Text>{t("trip.members.intro")}</Text>
        <ButtonLink href={paths.portalTrip(trip.number, trip.slug)} variant="secondary">
          {t("trip.members.link")}
        </ButtonLink>
      </Stack>,
    ),
    ...questions.map(({ question, answer }, index) =>
      folded(`frage-${index + 1}`, question, <RichText content={answer} headingOffset={2} />),
    ),
  ];
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
