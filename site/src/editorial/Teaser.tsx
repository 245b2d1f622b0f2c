import { formatDate, questionIcon, TeaserCard, type HeadingLevel } from "@gratweg/design-system";
import type { TeaserModel } from "../editorial-models";
import { useContentIcon } from "../icons/useContentIcon";

interface TeaserProps {
  teaser: TeaserModel;
  headingLevel: HeadingLevel;
  layout?: "card" | "wide";
  /** A wide one opens its page, unless something stands above it. */
  loading?: "lazy" | "eager";
}

const CARD_SIZES = "(min-width: 1280px) 400px, (min-width: 960px) 33vw, (min-width: 600px) 50vw, 100vw";
const WIDE_SIZES = "(min-width: 1280px) 740px, (min-width: 960px) 58vw, 100vw";

export function Teaser({
  teaser,
  headingLevel,
  layout = "card",
  loading = layout === "wide" ? "eager" : "lazy",
}: TeaserProps) {
  const { href, title, picture, icon, publishedOn } = teaser;
  const isWide = layout === "wide";
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
      picture={picture ? { ...picture, sizes: isWide ? WIDE_SIZES : CARD_SIZES } : undefined}
      icon={useContentIcon(icon, questionIcon)}
      headingLevel={headingLevel}
      layout={layout}
      loading={loading}
    />
  );
}
