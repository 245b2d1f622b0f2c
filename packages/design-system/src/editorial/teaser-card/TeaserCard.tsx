import type { ReactNode } from "react";
import { ContourLines } from "../../contour-lines/ContourLines";
import { Icon } from "../../icon/Icon";
import type { IconShape } from "../../icon/icons";
import { cardSizes, Picture, type PictureData } from "../../picture/Picture";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { Body, Card, Mark, Media, Sign, TitleLink } from "./TeaserCard.styles";

const sizes = {
  card: cardSizes,
  wide: "(min-width: 1280px) 740px, (min-width: 960px) 53vw, (min-width: 600px) 92vw, 320px",
};

export interface TeaserCardProps {
  href: string;
  title: string;
  teaser?: string;
  /** A short line above the title: topic, place. */
  kicker?: string;
  /** A short line at the end: date, number of articles. */
  meta?: ReactNode;
  picture?: PictureData;
  /** Stands in place of a picture. */
  icon?: IconShape;
  /** Stands at the picture's lower edge: whose page it is. */
  mark?: ReactNode;
  headingLevel?: HeadingLevel;
  /** `wide` puts the picture beside the words from 960 px: for the first of many. */
  layout?: "card" | "wide";
  loading?: "lazy" | "eager";
}

/** Leads to something to read. */
export function TeaserCard({
  href,
  title,
  teaser,
  kicker,
  meta,
  picture,
  icon,
  mark,
  headingLevel = 3,
  layout = "card",
  loading,
}: TeaserCardProps) {
  return (
    <Card layout={layout}>
      {icon ? (
        <Sign>
          <Icon icon={icon} size="xl" />
        </Sign>
      ) : (
        <Media layout={layout}>
          {picture ? (
            <Picture sizes={sizes[layout]} {...picture} fit="cover" loading={loading} />
          ) : (
            <ContourLines motif="peaks" />
          )}
        </Media>
      )}
      <Body layout={layout}>
        {mark && <Mark>{mark}</Mark>}
        {kicker && (
          <Text size="sm" tone="primary" weight="semibold">
            {kicker}
          </Text>
        )}
        <Heading level={headingLevel} size={layout === "wide" ? "h3" : "h4"}>
          <TitleLink href={href}>{title}</TitleLink>
        </Heading>
        {teaser && <Text size={layout === "wide" ? "md" : "sm"}>{teaser}</Text>}
        {meta && (
          <Text as="div" size="sm" tone="muted">
            {meta}
          </Text>
        )}
      </Body>
    </Card>
  );
}
