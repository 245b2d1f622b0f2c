import type { ReactNode } from "react";
import { ContourLines } from "../../contour-lines/ContourLines";
import type { CalendarDay } from "../../format/calendarDay";
import { formatDate } from "../../format/formatDate";
import { Container } from "../../layout/Container";
import { editorialMicrocopy } from "../../microcopy/editorialMicrocopy";
import { Picture, type PictureData } from "../../picture/Picture";
import { Heading } from "../../text/Heading";
import { Text } from "../../text/Text";
import { Band, Inner, Media, MediaFrame, Ornament, Words } from "./PageHeader.styles";

const sizes = "(min-width: 1376px) 1280px, (min-width: 600px) 92vw, 88vw";

export interface PageHeaderProps {
  title: string;
  /** The page's `Breadcrumbs`. */
  breadcrumbs?: ReactNode;
  /** A short line above the title. */
  kicker?: ReactNode;
  lead?: ReactNode;
  author?: string;
  publishedOn?: CalendarDay;
  /** Hangs from the band over its lower edge. */
  picture?: PictureData;
}

/** Opens a page that is read: where it is, its h1 and lead on a quiet band with contour lines. */
export function PageHeader({
  title,
  breadcrumbs,
  kicker,
  lead,
  author,
  publishedOn,
  picture,
}: PageHeaderProps) {
  return (
    <header>
      <Band picture={picture ? "below" : "none"}>
        <Ornament>
          <ContourLines motif="peaks" align="end" fade="start" />
        </Ornament>
        <Container>
          <Inner>
            {breadcrumbs}
            <Words>
              {kicker && (
                <Text tone="primary" weight="semibold">
                  {kicker}
                </Text>
              )}
              <Heading level={1}>{title}</Heading>
              {lead && (
                <Text as="div" size="lg" tone="muted">
                  {lead}
                </Text>
              )}
              {(author ?? publishedOn) && (
                <Text size="sm" tone="muted">
                  {author && `${editorialMicrocopy.byline.by} ${author}`}
                  {author && publishedOn && " · "}
                  {publishedOn && <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>}
                </Text>
              )}
            </Words>
          </Inner>
        </Container>
      </Band>
      {picture && (
        <Container>
          <MediaFrame>
            <Media>
              <Picture sizes={sizes} {...picture} fit="cover" loading="eager" />
            </Media>
          </MediaFrame>
        </Container>
      )}
    </header>
  );
}
