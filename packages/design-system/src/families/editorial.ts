/** Page parts: heads, teasers and rankings of the magazine and of landing pages, the error page. */
export { ContactPanel } from "../editorial/contact-panel/ContactPanel";
export { PageHeader } from "../editorial/page-header/PageHeader";
export { RankedList } from "../editorial/ranked-list/RankedList";
export { TeaserCard } from "../editorial/teaser-card/TeaserCard";
export { TeaserGrid } from "../editorial/teaser-card/TeaserGrid";
export { ErrorPage } from "../error-page/ErrorPage";
export { Hero } from "../hero/Hero";

export type { ContactPanelProps } from "../editorial/contact-panel/ContactPanel";
export type { PageHeaderProps } from "../editorial/page-header/PageHeader";
export type { RankedListProps, RankedTrip } from "../editorial/ranked-list/RankedList";
export type { TeaserCardProps } from "../editorial/teaser-card/TeaserCard";
export type { TeaserGridProps } from "../editorial/teaser-card/TeaserGrid";
export type { ErrorPageProps } from "../error-page/ErrorPage";
export type { HeroProps } from "../hero/Hero";
