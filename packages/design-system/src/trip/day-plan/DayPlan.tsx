import { formatHours, formatKm, formatMetres } from "../../format/formatMeasure";
import { Icon } from "../../icon/Icon";
import {
  bedIcon,
  clockIcon,
  forkKnifeIcon,
  houseLineIcon,
  type IconShape,
  minusIcon,
  pathIcon,
  tentIcon,
  trendDownIcon,
  trendUpIcon,
  wavesIcon,
} from "../../icon/icons";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { Day, DayName, Days, Facts, Figure, Figures, Bead, Rest, Words } from "./DayPlan.styles";
import type { ReactNode } from "react";

const texts = tripMicrocopy.dayPlan;

export type OvernightKind =
  "huette" | "hotel" | "pension" | "gasthof" | "zelt" | "biwak" | "schiff" | "keine";

const overnightIcons: Record<OvernightKind, IconShape> = {
  huette: houseLineIcon,
  hotel: bedIcon,
  pension: bedIcon,
  gasthof: bedIcon,
  zelt: tentIcon,
  biwak: tentIcon,
  schiff: wavesIcon,
  keine: minusIcon,
};

export interface TripDay {
  title: string;
  description?: string;
  distanceKm?: number;
  ascentM?: number;
  descentM?: number;
  /** Walking time, decimal. */
  hours?: number;
  overnightPlace?: string;
  /** Without it a place stands alone, and without a place it is `keine`. */
  overnightKind?: OvernightKind;
  meals?: string;
}

export interface DayPlanProps {
  days: readonly TripDay[];
  headingLevel?: HeadingLevel;
  /** Below a day's text, for example its elevation profile; `day` counts from 1. */
  renderDay?: (day: number) => ReactNode;
}

/** The days as an open time line: everything can be read, searched and printed without pressing anything. */
export function DayPlan({ days, headingLevel = 3, renderDay }: DayPlanProps) {
  if (days.length === 0) return <Text tone="muted">{texts.empty}</Text>;
  return (
    <Days role="list" aria-label={texts.label}>
      {days.map((day, index) => (
        <Day key={index} id={`tag-${index + 1}`}>
          <Bead aria-hidden>{index + 1}</Bead>
          <Words>
            <Heading level={headingLevel} size="h4">
              <DayName>{tripMicrocopy.day(index + 1)}</DayName> {day.title}
            </Heading>
            <DayFigures day={day} />
            {day.description && <Text width="measure">{day.description}</Text>}
            {renderDay?.(index + 1)}
            <DayRest day={day} />
          </Words>
        </Day>
      ))}
    </Days>
  );
}

/** Nothing for a day on which nobody walks. */
function DayFigures({ day }: { day: TripDay }) {
  const figures = [
    { icon: pathIcon, term: texts.distance, value: day.distanceKm, format: formatKm },
    { icon: trendUpIcon, term: texts.ascent, value: day.ascentM, format: formatMetres },
    { icon: trendDownIcon, term: texts.descent, value: day.descentM, format: formatMetres },
    { icon: clockIcon, term: texts.hours, value: day.hours, format: formatHours },
  ];
  if (figures.every(({ value }) => !value)) return null;
  return (
    <Figures>
      {figures.map(({ icon, term, value, format }) =>
        value ? (
          <Figure key={term}>
            <dt>
              <Icon icon={icon} label={term} />
            </dt>
            <dd>{format(value)}</dd>
          </Figure>
        ) : null,
      )}
    </Figures>
  );
}

function DayRest({ day }: { day: TripDay }) {
  const place = day.overnightPlace ?? "";
  const kind = day.overnightKind;
  const sleeps = kind === undefined ? place !== "" : kind !== "keine";
  if (!sleeps && !day.meals) return null;
  // „Hütte: Gamshütte“ says it twice.
  const word = kind && texts.overnightKinds[kind];
  const isNamed = word === undefined || place.toLowerCase().includes(word.toLowerCase());
  return (
    <Facts>
      {sleeps && (
        <Rest>
          <dt>
            <Icon icon={overnightIcons[kind ?? "pension"]} label={texts.overnight} />
          </dt>
          <dd>
            {place}
            {!isNamed && (place ? ` (${word})` : word)}
          </dd>
        </Rest>
      )}
      {day.meals && (
        <Rest>
          <dt>
            <Icon icon={forkKnifeIcon} label={texts.meals} />
          </dt>
          <dd>{day.meals}</dd>
        </Rest>
      )}
    </Facts>
  );
}
