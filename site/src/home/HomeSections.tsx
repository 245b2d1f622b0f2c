import {
  arrowRightIcon,
  ButtonLink,
  Cluster,
  Section,
  TeaserGrid,
  TripCard,
  TripGrid,
  TripTeaserRow,
} from "@gratweg/design-system";
import { tripCardData } from "@gratweg/page-parts";
import { Teaser } from "../editorial/Teaser";
import type { HomeSectionModel } from "../home-models";
import { ContentChip } from "../icons/ContentChip";
import { Siblings } from "./Siblings";

/** The parts of home in the order of the site's configuration. */
export function HomeSections({ sections }: { sections: readonly HomeSectionModel[] }) {
  return sections.map((section, index) => (
    <Section
      key={section.name}
      title={section.title}
      intro={section.intro}
      action={actionOf(section)}
      {...look(section, sections[index - 1])}
    >
      {content(section)}
    </Section>
  ));
}

function content(section: HomeSectionModel) {
  switch (section.kind) {
    case "trips":
      return section.layout === "row" ? (
        <TripTeaserRow trips={section.trips.map(tripCardData)} label={section.title} />
      ) : (
        <TripGrid label={section.title} columns="three">
          {section.trips.map((trip) => (
            <TripCard key={trip.number} trip={tripCardData(trip)} />
          ))}
        </TripGrid>
      );
    case "chips":
      return (
        <Cluster as="ul" role="list" gap="1">
          {section.chips.map(({ href, label, icon }) => (
            <li key={href}>
              <ContentChip href={href} label={label} icon={icon} />
            </li>
          ))}
        </Cluster>
      );
    case "teasers": {
      const [first] = section.teasers;
      // A single one stands large.
      if (first && section.teasers.length === 1)
        return <Teaser teaser={first} headingLevel={3} layout="wide" />;
      return (
        <TeaserGrid label={section.title}>
          {section.teasers.map((teaser, _, { length }) => (
            <Teaser key={teaser.href} teaser={teaser} headingLevel={3} isPair={length === 2} />
          ))}
        </TeaserGrid>
      );
    }
    case "siblings":
      return <Siblings siblings={section.siblings} label={section.title} />;
  }
}

function actionOf({ all }: HomeSectionModel) {
  return (
    all && (
      <ButtonLink href={all.href} variant="secondary" iconEnd={arrowRightIcon}>
        {all.label}
      </ButtonLink>
    )
  );
}

/** Bands between the cards: choices lie on the map, what is to be read on paper. Two of a kind do not run together. */
function look({ kind }: HomeSectionModel, above: HomeSectionModel | undefined) {
  if (kind === "chips" && above?.kind !== "chips") return { tone: "sunken", ornament: "contours" } as const;
  if (kind === "trips" || (kind === "teasers" && above?.kind === "teasers"))
    return { tone: "plain" } as const;
  return { tone: "surface" } as const;
}
