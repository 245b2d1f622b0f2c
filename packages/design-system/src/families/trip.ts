/** Everything about one trip, and the search for it. */
export { FilterGroup } from "../filter-group/FilterGroup";
export { RangeFields } from "../range-fields/RangeFields";
export { SearchForm } from "../search-form/SearchForm";
export { SuggestionList } from "../search-form/SuggestionList";
export { useSuggestionKeys } from "../search-form/useSuggestionKeys";
export { DayPlan } from "../trip/day-plan/DayPlan";
export { cheapestOf, isBookable } from "../trip/departures/departure";
export { DepartureList } from "../trip/departures/DepartureList";
export { DifficultyScale } from "../trip/difficulty-scale/DifficultyScale";
export { ElevationProfile } from "../trip/elevation-profile/ElevationProfile";
export { hasElevationProfile } from "../trip/elevation-profile/profileModel";
export { EmptyResult } from "../trip/empty-result/EmptyResult";
export { Gallery } from "../trip/gallery/Gallery";
export { HighlightedText } from "../trip/highlighted-text/HighlightedText";
export { Highlights } from "../trip/highlights/Highlights";
export { InclusionList } from "../trip/inclusion-list/InclusionList";
export { OperatorCard } from "../trip/operator-card/OperatorCard";
export { PackingList } from "../trip/packing-list/PackingList";
export { PriceBox } from "../trip/price-box/PriceBox";
export { RouteSketch } from "../trip/route-sketch/RouteSketch";
export { SearchFilters } from "../trip/search-filters/SearchFilters";
export { SearchLayout } from "../trip/search-layout/SearchLayout";
export { SearchSummary } from "../trip/search-summary/SearchSummary";
export { SectionNav } from "../trip/section-nav/SectionNav";
export { SectionHeader } from "../trip/section-header/SectionHeader";
export { TrainArrival } from "../trip/train-arrival/TrainArrival";
export { TripCard } from "../trip/trip-card/TripCard";
export { TripCardSkeleton } from "../trip/trip-card/TripCardSkeleton";
export { TripGrid } from "../trip/trip-card/TripGrid";
export { TripConditions } from "../trip/trip-conditions/TripConditions";
export { TripFacts } from "../trip/trip-facts/TripFacts";
export { TripLayout } from "../trip/trip-layout/TripLayout";
export { TripTeaserRow } from "../trip/trip-teaser-row/TripTeaserRow";

export type { FilterGroupProps, FilterOption } from "../filter-group/FilterGroup";
export type { RangeFieldsProps, RangeValue } from "../range-fields/RangeFields";
export type { Suggestion, SuggestionGroup } from "../search-form/suggestion";
export type { SearchFormCombobox, SearchFormProps } from "../search-form/SearchForm";
export type { SuggestionListProps } from "../search-form/SuggestionList";
export type { SuggestionKeys, SuggestionKeysOptions } from "../search-form/useSuggestionKeys";
export type { DayPlanProps, OvernightKind, TripDay } from "../trip/day-plan/DayPlan";
export type { TripDeparture } from "../trip/departures/departure";
export type { DepartureListProps } from "../trip/departures/DepartureList";
export type { DifficultyKind, DifficultyScaleProps } from "../trip/difficulty-scale/DifficultyScale";
export type { ElevationProfileProps } from "../trip/elevation-profile/ElevationProfile";
export type { EmptyResultProps } from "../trip/empty-result/EmptyResult";
export type { GalleryProps } from "../trip/gallery/Gallery";
export type { HighlightedTextProps } from "../trip/highlighted-text/HighlightedText";
export type { TextRange } from "../trip/highlighted-text/markedParts";
export type { HighlightsProps, TripHighlightItem } from "../trip/highlights/Highlights";
export type { InclusionListProps } from "../trip/inclusion-list/InclusionList";
export type { OperatorCardProps, TripOperator } from "../trip/operator-card/OperatorCard";
export type { PackingGroup, PackingListProps } from "../trip/packing-list/PackingList";
export type { PriceBoxProps } from "../trip/price-box/PriceBox";
export type { RouteSketchProps } from "../trip/route-sketch/RouteSketch";
export type {
  FilterFacet,
  FilterRange,
  FilterSelection,
  SearchFiltersProps,
} from "../trip/search-filters/SearchFilters";
export type { SearchLayoutProps } from "../trip/search-layout/SearchLayout";
export type { ActiveFilter, SearchSummaryProps, SortKey } from "../trip/search-summary/SearchSummary";
export type { SectionNavProps } from "../trip/section-nav/SectionNav";
export type { SectionHeaderProps } from "../trip/section-header/SectionHeader";
export type { TrainArrivalProps } from "../trip/train-arrival/TrainArrival";
export type { TripCardData, TripCardProps, TripHighlight } from "../trip/trip-card/TripCard";
export type { TripGridProps } from "../trip/trip-card/TripGrid";
export type { TripConditionsProps } from "../trip/trip-conditions/TripConditions";
export type { TripFactItem, TripFactsProps } from "../trip/trip-facts/TripFacts";
export type { TripLayoutProps } from "../trip/trip-layout/TripLayout";
export type { TripTeaserRowProps } from "../trip/trip-teaser-row/TripTeaserRow";
export type { ProfileWaypoint, Waypoint, WaypointKind } from "../trip/waypoint";
