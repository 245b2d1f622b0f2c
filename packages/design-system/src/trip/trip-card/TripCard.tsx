import { memo, type ReactNode } from "react";
import { formatDate } from "../../format/formatDate";
import { formatPrice } from "../../format/formatMeasure";
import { ContourLines } from "../../contour-lines/ContourLines";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { cardSizes, Picture, type PictureData } from "../../picture/Picture";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { DifficultyScale } from "../difficulty-scale/DifficultyScale";
import { HighlightedText } from "../highlighted-text/HighlightedText";
import type { TextRange } from "../highlighted-text/markedParts";
import {
  Action,
  Activities,
  Body,
  Card,
  Days,
  Facts,
  Foot,
  Media,
  Place,
  Price,
  PriceDate,
  Teaser,
  TitleLink,
} from "./TripCard.styles";

const texts = tripMicrocopy.card;

export interface TripHighlight {
  /** `title`, `teaser`, `country`, `region`, `operator`; others are left out. */
  field: string;
  ranges: readonly TextRange[];
}

export interface TripCardData {
  href: string;
  title: string;
  teaser?: string;
  image?: PictureData;
  country?: string;
  region?: string;
  activities?: readonly string[];
  days: number;
  /** 1 to 5 */
  difficulty?: number;
  /** Cents; the lowest price that can be booked. */
  priceFrom?: number;
  /** `YYYY-MM-DD`; start of the departure with that price, told where it is not the next one. */
  cheapestDeparture?: string;
  /** `YYYY-MM-DD` */
  nextDeparture?: string;
  operator?: string;
  highlights?: readonly TripHighlight[];
}

export interface TripCardProps {
  trip: TripCardData;
  headingLevel?: HeadingLevel;
  /** The trip one came back from. */
  active?: boolean;
  /** The first screen's first card loads its picture at once. */
  loading?: "lazy" | "eager";
  /** The picture's, where the card does not stand in a grid. */
  sizes?: string;
  /** Over the picture's end: a `SavedTripButton`. Hand the same element on, or the card renders each time. */
  action?: ReactNode;
}

/** Give it the same `trip` object again and it does not render again. */
export const TripCard = memo(function TripCard({
  trip,
  headingLevel = 3,
  active = false,
  loading,
  sizes = cardSizes,
  action,
}: TripCardProps) {
  const found = (field: string) => trip.highlights?.find((entry) => entry.field === field)?.ranges;
  return (
    <Card data-active={active || undefined}>
      <Media>
        {trip.image ? (
          <Picture sizes={sizes} {...trip.image} fit="cover" loading={loading} />
        ) : (
          <ContourLines motif="peaks" />
        )}
        <Days>{tripMicrocopy.days(trip.days)}</Days>
      </Media>
      <Body>
        {(trip.country ?? trip.region) && (
          <Place>
            {trip.country && <HighlightedText text={trip.country} ranges={found("country")} />}
            {trip.country && trip.region && " · "}
            {trip.region && <HighlightedText text={trip.region} ranges={found("region")} />}
          </Place>
        )}
        <Heading level={headingLevel} size="h4">
          <TitleLink href={trip.href}>
            <HighlightedText text={trip.title} ranges={found("title")} />
          </TitleLink>
        </Heading>
        {trip.teaser && (
          <Teaser>
            <HighlightedText text={trip.teaser} ranges={found("teaser")} />
          </Teaser>
        )}
        {trip.activities && trip.activities.length > 0 && (
          <Activities role="list">
            {trip.activities.map((activity) => (
              <li key={activity}>{activity}</li>
            ))}
          </Activities>
        )}
        <Foot>
          <Facts>
            {trip.difficulty !== undefined && <DifficultyScale grade={trip.difficulty} variant="marks" />}
            <span>
              {trip.nextDeparture ? `${texts.nextDate} ${formatDate(trip.nextDeparture)}` : texts.noDate}
            </span>
            {trip.operator && (
              <span>
                {texts.by} <HighlightedText text={trip.operator} ranges={found("operator")} />
              </span>
            )}
          </Facts>
          {trip.priceFrom !== undefined && (
            <Price>
              {texts.from} <strong>{formatPrice(trip.priceFrom)}</strong>
              {trip.cheapestDeparture && trip.cheapestDeparture !== trip.nextDeparture && (
                <PriceDate> {texts.on(formatDate(trip.cheapestDeparture))}</PriceDate>
              )}
            </Price>
          )}
        </Foot>
      </Body>
      {action && <Action>{action}</Action>}
    </Card>
  );
});
