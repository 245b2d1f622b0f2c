import { formatDate, TeaserCard, type HeadingLevel } from "@gratweg/design-system";
import type { TeaserModel } from "../editorial-models";
import { topicIcon } from "./topicIcon";

interface TeaserProps {
  teaser: TeaserModel;
  headingLevel: HeadingLevel;
  layout?: "card" | "wide";
}

const CARD_SIZES = "(min-width: 1280px) 400px, (min-width: 960px) 33vw, (min-width: 600px) 50vw, 100vw";
const WIDE_SIZES = "(min-width: 1280px) 740px, (min-width: 960px) 58vw, 100vw";

export function Teaser({ teaser, headingLevel, layout = "card" }: TeaserProps) {
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
      icon={icon === null ? undefined : topicIcon(icon)}
      headingLevel={headingLevel}
      layout={layout}
      loading={isWide ? "eager" : "lazy"}
    />
  );
}
