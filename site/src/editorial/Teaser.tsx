import { formatDate, questionIcon, TeaserCard, type HeadingLevel } from "@gratweg/design-system";
import type { TeaserModel } from "../editorial-models";
import { useContentIcon } from "../icons/useContentIcon";

interface TeaserProps {
  teaser: TeaserModel;
  headingLevel: HeadingLevel;
  layout?: "card" | "wide";
  /** Two share a grid's row between them. */
  isPair?: boolean;
  loading?: "lazy" | "eager";
}

const PAIR = { sizes: "(min-width: 600px) 46vw, 320px" };

export function Teaser({ teaser, headingLevel, layout, isPair = false, loading }: TeaserProps) {
  const { href, title, picture, icon, publishedOn } = teaser;
  return (
    <TeaserCard
      href={href}
      title={title}
      teaser={teaser.teaser ?? undefined}
      kicker={teaser.kicker ?? undefined}
      meta={
        publishedOn ? (
          <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
        ) : (
          (teaser.note ?? undefined)
        )
      }
      picture={picture ? { ...picture, ...(isPair && PAIR) } : undefined}
      icon={useContentIcon(icon, questionIcon)}
      headingLevel={headingLevel}
      layout={layout}
      loading={loading}
    />
  );
}
