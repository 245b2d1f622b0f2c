import { useRef, useState, type ReactNode } from "react";
import { Button } from "../../button/Button";
import { formatHours, formatKm, formatMetres } from "../../format/formatMeasure";
import { Icon } from "../../icon/Icon";
import {
  bedIcon,
  caretDownIcon,
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
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import { All, Bead, Body, Day, Days, Figure, Figures, Row } from "./DayPlan.styles";

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
  /** Below a day's text once it is open, for example its elevation profile; `day` counts from 1. */
  renderDay?: (day: number) => ReactNode;
}

/** A row for each day, which opens without scripts, by the browser's own search, by its anchor and on paper. */
export function DayPlan({ days, headingLevel = 3, renderDay }: DayPlanProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isAllOpen, setAllOpen] = useState(false);
  if (days.length === 0) return <Text tone="muted">{texts.empty}</Text>;
  const toggleAll = () => {
    for (const day of list.current?.querySelectorAll<HTMLDetailsElement>(":scope > li > details") ?? [])
      day.open = !isAllOpen;
    setAllOpen(!isAllOpen);
  };
  return (
    <div>
      <All data-screen-only>
        <Button variant="quiet" size="sm" onClick={toggleAll}>
          {isAllOpen ? texts.closeAll : texts.openAll}
        </Button>
      </All>
      <Days role="list" aria-label={texts.label} ref={list}>
        {days.map((day, index) => (
          <Day key={index}>
            <details>
              <Row>
                <Bead aria-hidden>{index + 1}</Bead>
                <Heading level={headingLevel} size="h4">
                  <VisuallyHidden>{tripMicrocopy.day(index + 1)}</VisuallyHidden> {day.title}
                </Heading>
                <Figures>
                  {figuresOf(day).map(({ icon, term, value }) => (
                    <Figure key={term}>
                      <Icon icon={icon} label={term} />
                      {value}
                    </Figure>
                  ))}
                </Figures>
                <Icon icon={caretDownIcon} />
              </Row>
              <Body id={`tag-${index + 1}`}>
                {day.description && <Text width="measure">{day.description}</Text>}
                {renderDay?.(index + 1)}
              </Body>
            </details>
          </Day>
        ))}
      </Days>
    </div>
  );
}

/** Leaves out what is not known: the figures of a day on which nobody walks, the bed of the last night at home. */
function figuresOf(day: TripDay) {
  const { distanceKm, ascentM, descentM, hours, overnightPlace: place = "", overnightKind: kind } = day;
  const sleeps = kind === undefined ? place !== "" : kind !== "keine";
  // „Hütte: Gamshütte“ says it twice.
  const word = kind && texts.overnightKinds[kind];
  const isNamed = word === undefined || place.toLowerCase().includes(word.toLowerCase());
  const bed = isNamed ? place : place ? `${place} (${word})` : word;
  return [
    { icon: pathIcon, term: texts.distance, value: distanceKm && formatKm(distanceKm) },
    { icon: trendUpIcon, term: texts.ascent, value: ascentM && formatMetres(ascentM) },
    { icon: trendDownIcon, term: texts.descent, value: descentM && formatMetres(descentM) },
    { icon: clockIcon, term: texts.hours, value: hours && formatHours(hours) },
    { icon: overnightIcons[kind ?? "pension"], term: texts.overnight, value: sleeps && bed },
    { icon: forkKnifeIcon, term: texts.meals, value: day.meals },
  ].filter(({ value }) => value);
}
