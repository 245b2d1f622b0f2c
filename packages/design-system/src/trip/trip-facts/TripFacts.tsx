import type { ReactNode } from "react";
import { formatKm, formatMetres } from "../../format/formatMeasure";
import { Icon } from "../../icon/Icon";
import {
  airplaneTiltIcon,
  babyIcon,
  bedIcon,
  clockIcon,
  dogIcon,
  forkKnifeIcon,
  globeHemisphereWestIcon,
  type IconShape,
  mountainsIcon,
  pathIcon,
  personSimpleHikeIcon,
  suitcaseRollingIcon,
  trainRegionalIcon,
  trendDownIcon,
  trendUpIcon,
  userIcon,
  usersThreeIcon,
} from "../../icon/icons";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";
import { DifficultyScale } from "../difficulty-scale/DifficultyScale";

const texts = tripMicrocopy.facts;

const List = styled("dl", {
  display: "grid",
  columnGap: "$2",
  rowGap: "$1half",
  variants: {
    // Figures stand three beside each other on a phone, and six on wide screens.
    values: {
      figures: {
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 5.5rem), 1fr))",
        // Six facts: two even rows until there is room for one.
        "@sm": { gridTemplateColumns: "repeat(3, 1fr)" },
        "@md": { gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))" },
      },
      words: { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))" },
    },
  },
  defaultVariants: { values: "figures" },
});

const Term = styled("dt", {
  display: "flex",
  alignItems: "center",
  gap: "$1",
  color: "$textMuted",
  fontSize: "$xs",
  "& svg": { color: "$primaryText" },
});

const Value = styled("dd", { fontWeight: "$semibold", lineHeight: "$snug", paddingBlockStart: "$half" });
const Note = styled("p", { paddingBlockStart: "$1half", color: "$textMuted", fontSize: "$xs" });

const KIND_ICONS = {
  women: userIcon,
  board: forkKnifeIcon,
  room: bedIcon,
  luggage: suitcaseRollingIcon,
  train: trainRegionalIcon,
  flight: airplaneTiltIcon,
  children: babyIcon,
  dog: dogIcon,
} satisfies Record<string, IconShape>;

export interface TripFactItem {
  kind: keyof typeof KIND_ICONS;
  term: string;
  value: string;
}

export interface TripFactsProps {
  days?: number;
  distanceKm?: number;
  ascentM?: number;
  descentM?: number;
  groupSizeMin?: number;
  groupSizeMax?: number;
  techniqueGrade?: number;
  fitnessGrade?: number;
  guideLanguage?: string;
  /** Where the lengths come from, or „ca.“. */
  distanceNote?: string;
  /** What travellers ask for besides: board, luggage, dogs. */
  more?: readonly TripFactItem[];
  label?: string;
}

/** What one compares trips by. Facts that are not known are left out. */
export function TripFacts({
  days,
  groupSizeMin,
  groupSizeMax,
  distanceNote,
  more = [],
  label = texts.label,
  ...facts
}: TripFactsProps) {
  return (
    <div>
      <List aria-label={label} values={more.length > 0 ? "words" : "figures"}>
        <Fact icon={clockIcon} term={texts.duration}>
          {days === undefined ? null : tripMicrocopy.days(days)}
        </Fact>
        <Fact icon={pathIcon} term={texts.distance}>
          {facts.distanceKm ? formatKm(facts.distanceKm) : null}
        </Fact>
        <Fact icon={trendUpIcon} term={texts.ascent}>
          {facts.ascentM === undefined ? null : formatMetres(facts.ascentM)}
        </Fact>
        <Fact icon={trendDownIcon} term={texts.descent}>
          {facts.descentM === undefined ? null : formatMetres(facts.descentM)}
        </Fact>
        <Fact icon={mountainsIcon} term={tripMicrocopy.grade.technique}>
          {facts.techniqueGrade ? <DifficultyScale kind="technique" grade={facts.techniqueGrade} /> : null}
        </Fact>
        <Fact icon={personSimpleHikeIcon} term={tripMicrocopy.grade.fitness}>
          {facts.fitnessGrade ? <DifficultyScale kind="fitness" grade={facts.fitnessGrade} /> : null}
        </Fact>
        <Fact icon={usersThreeIcon} term={texts.group}>
          {groupSizeMax ? texts.people(groupSizeMin, groupSizeMax) : null}
        </Fact>
        <Fact icon={globeHemisphereWestIcon} term={texts.language}>
          {facts.guideLanguage ? facts.guideLanguage : null}
        </Fact>
        {more.map(({ kind, term, value }) => (
          <Fact key={kind} icon={KIND_ICONS[kind]} term={term}>
            {value}
          </Fact>
        ))}
      </List>
      {distanceNote && <Note>{distanceNote}</Note>}
    </div>
  );
}

function Fact({ icon, term, children }: { icon: IconShape; term: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <Term>
        <Icon icon={icon} />
        {term}
      </Term>
      <Value>{children}</Value>
    </div>
  );
}
