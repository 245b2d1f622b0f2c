// Theme and styles of prerendered pages
export {
  applyGlobalStyles,
  createSiteTheme,
  darkThemeClass,
  getCssText,
  renderStyles,
  renderWithStyles,
  resetCss,
  styleElementId,
  breakpoints,
  mobileBreakpoint,
} from "./theme/public";

// Core components
export { Accordion } from "./accordion/Accordion";
export { Badge } from "./badge/Badge";
export { Breadcrumbs } from "./breadcrumbs/Breadcrumbs";
export { Button } from "./button/Button";
export { ButtonLink } from "./button/ButtonLink";
export { IconButton } from "./button/IconButton";
export { Checkbox } from "./checkbox/Checkbox";
export { Chip, ChipLink } from "./chip/Chip";
export { ContourLines } from "./contour-lines/ContourLines";
export { Dialog, SideSheet } from "./dialog/Dialog";
export { ErrorPage } from "./error-page/ErrorPage";
export { Facts } from "./facts/Facts";
export { TextField } from "./field/TextField";
export { FilterGroup } from "./filter-group/FilterGroup";
export { Footer } from "./footer/Footer";
export { Header } from "./header/Header";
export { useHeaderVisibility } from "./header/useHeaderVisibility";
export { Hero } from "./hero/Hero";
export { Icon } from "./icon/Icon";
export { Cluster } from "./layout/Cluster";
export { Container } from "./layout/Container";
export { Grid, GridItem } from "./layout/Grid";
export { Stack } from "./layout/Stack";
export { Link } from "./link/Link";
export { LinkProvider } from "./link/LinkProvider";
export { Logo } from "./logo/Logo";
export { SiteMark } from "./logo/SiteMark";
export { NewsletterForm } from "./newsletter-form/NewsletterForm";
export { Notice } from "./notice/Notice";
export { Pagination } from "./pagination/Pagination";
export { Picture } from "./picture/Picture";
export { RangeFields } from "./range-fields/RangeFields";
export { SearchForm } from "./search-form/SearchForm";
export { Section } from "./section/Section";
export { Select } from "./select/Select";
export { Skeleton } from "./skeleton/Skeleton";
export { SkipLink } from "./skip-link/SkipLink";
export { TestSystemNotice } from "./test-system-notice/TestSystemNotice";
export { Heading } from "./text/Heading";
export { Text } from "./text/Text";
export { ThemeToggle } from "./theme-toggle/ThemeToggle";
export { VisuallyHidden } from "./visually-hidden/VisuallyHidden";

// Forms and booking
export { AlternativeDates } from "./booking/alternative-dates/AlternativeDates";
export { BookingConfirmed } from "./booking/booking-confirmed/BookingConfirmed";
export { BookingReview } from "./booking/booking-review/BookingReview";
export { CancellationScale } from "./booking/cancellation-scale/CancellationScale";
export { ContactFields } from "./booking/contact-fields/ContactFields";
export { DeparturePicker } from "./booking/departure-picker/DeparturePicker";
export { FormSheet } from "./booking/form-sheet/FormSheet";
export { InsuranceOption } from "./booking/insurance-option/InsuranceOption";
export { OrderArea } from "./booking/order-area/OrderArea";
export { PartiesCard } from "./booking/parties-card/PartiesCard";
export { PriceChange } from "./booking/price-change/PriceChange";
export { PriceSummary } from "./booking/price-summary/PriceSummary";
export { TravellerFields } from "./booking/traveller-fields/TravellerFields";
export { BirthDateField } from "./form/birth-date-field/BirthDateField";
export { ErrorSummary } from "./form/error-summary/ErrorSummary";
export { FormActions } from "./form/form-actions/FormActions";
export { FormSection } from "./form/form-section/FormSection";
export { QuantityField } from "./form/quantity-field/QuantityField";
export { RadioCard } from "./form/radio-group/RadioCard";
export { RadioGroup } from "./form/radio-group/RadioGroup";
export { Receipt } from "./form/receipt/Receipt";
export { Stepper } from "./form/stepper/Stepper";
export { TextArea } from "./form/text-area/TextArea";

// Editorial components
export { ContactPanel } from "./editorial/contact-panel/ContactPanel";
export { PageHeader } from "./editorial/page-header/PageHeader";
export { RankedList } from "./editorial/ranked-list/RankedList";
export { TeaserCard } from "./editorial/teaser-card/TeaserCard";
export { TeaserGrid } from "./editorial/teaser-card/TeaserGrid";

// Consent and other people's parts of a page
export { ConsentBanner } from "./consent/ConsentBanner";
export { ConsentPanel } from "./consent/ConsentPanel";
export { WidgetFrame } from "./widget-gate/WidgetFrame";
export { WidgetSpace } from "./widget-gate/WidgetSpace";

// Icons
export {
  arrowLeftIcon,
  arrowRightIcon,
  arrowSquareOutIcon,
  arrowUpRightIcon,
  arrowsDownUpIcon,
  backpackIcon,
  bedIcon,
  bicycleIcon,
  binocularsIcon,
  bookOpenIcon,
  bootIcon,
  busIcon,
  calendarBlankIcon,
  calendarCheckIcon,
  calendarXIcon,
  caretDownIcon,
  caretLeftIcon,
  caretRightIcon,
  caretUpIcon,
  castleTurretIcon,
  checkIcon,
  checkCircleIcon,
  clockIcon,
  compassIcon,
  copyIcon,
  creditCardIcon,
  downloadSimpleIcon,
  envelopeSimpleIcon,
  fireIcon,
  flagIcon,
  flowerIcon,
  footprintsIcon,
  forkKnifeIcon,
  funnelIcon,
  gearIcon,
  giftIcon,
  globeHemisphereWestIcon,
  graduationCapIcon,
  heartIcon,
  houseIcon,
  houseLineIcon,
  imageIcon,
  infoIcon,
  leafIcon,
  listIcon,
  magnifyingGlassIcon,
  mapPinIcon,
  mapTrifoldIcon,
  minusIcon,
  moonIcon,
  mountainsIcon,
  pathIcon,
  pencilSimpleIcon,
  personSimpleHikeIcon,
  personSimpleWalkIcon,
  phoneIcon,
  plusIcon,
  printerIcon,
  questionIcon,
  rulerIcon,
  shareNetworkIcon,
  shieldCheckIcon,
  signInIcon,
  signOutIcon,
  signpostIcon,
  slidersHorizontalIcon,
  snowflakeIcon,
  starIcon,
  sunIcon,
  tentIcon,
  ticketIcon,
  trainRegionalIcon,
  trashIcon,
  treeEvergreenIcon,
  trendDownIcon,
  trendUpIcon,
  userIcon,
  userCircleIcon,
  usersIcon,
  usersThreeIcon,
  videoCameraIcon,
  warningIcon,
  warningCircleIcon,
  wavesIcon,
  xIcon,
} from "./icon/icons";

// Trip components, formats and rich text
export { monthAfter, nightsBetween, parseDay } from "./format/calendarDay";
export { formatDate, formatDateRange, formatMonth, formatShortRange } from "./format/formatDate";
export {
  formatCount,
  formatHours,
  formatKm,
  formatMetres,
  formatPlural,
  formatPrice,
} from "./format/formatMeasure";
export { RichText } from "./rich-text/RichText";
export { isExternal, safeHref } from "./rich-text/safeHref";
export { textOfBlocks } from "./rich-text/textOfBlocks";
export { DayPlan } from "./trip/day-plan/DayPlan";
export { DepartureList } from "./trip/departures/DepartureList";
export { cheapestOf, isBookable } from "./trip/departures/departure";
export { DifficultyScale } from "./trip/difficulty-scale/DifficultyScale";
export { ElevationProfile } from "./trip/elevation-profile/ElevationProfile";
export { EmptyResult } from "./trip/empty-result/EmptyResult";
export { Gallery } from "./trip/gallery/Gallery";
export { HighlightedText } from "./trip/highlighted-text/HighlightedText";
export { Highlights } from "./trip/highlights/Highlights";
export { InclusionList } from "./trip/inclusion-list/InclusionList";
export { OperatorCard } from "./trip/operator-card/OperatorCard";
export { PackingList } from "./trip/packing-list/PackingList";
export { PriceBox, PriceBoxSpacer } from "./trip/price-box/PriceBox";
export { PriceCalendar } from "./trip/price-calendar/PriceCalendar";
export { QuestionList } from "./trip/question-list/QuestionList";
export { RouteSketch } from "./trip/route-sketch/RouteSketch";
export { SearchFilters } from "./trip/search-filters/SearchFilters";
export { SearchLayout } from "./trip/search-layout/SearchLayout";
export { SearchSummary } from "./trip/search-summary/SearchSummary";
export { SectionHeader } from "./trip/section-header/SectionHeader";
export { TrainArrival } from "./trip/train-arrival/TrainArrival";
export { TripCard } from "./trip/trip-card/TripCard";
export { TripCardSkeleton } from "./trip/trip-card/TripCardSkeleton";
export { TripGrid } from "./trip/trip-card/TripGrid";
export { TripFacts } from "./trip/trip-facts/TripFacts";
export { TripTeaserRow } from "./trip/trip-teaser-row/TripTeaserRow";

export type { GrayName, PaletteName, RenderedPage, SiteTheme, SiteThemeOptions } from "./theme/public";
export type { AlternativeDatesProps } from "./booking/alternative-dates/AlternativeDates";
export type { BookingConfirmedProps } from "./booking/booking-confirmed/BookingConfirmed";
export type { BookingReviewProps, ReviewGroup } from "./booking/booking-review/BookingReview";
export type { CancellationStep } from "./booking/cancellation-scale/cancellationModel";
export type { CancellationScaleProps } from "./booking/cancellation-scale/CancellationScale";
export type { ContactFieldsProps, ContactValue } from "./booking/contact-fields/ContactFields";
export type { DeparturePickerProps } from "./booking/departure-picker/DeparturePicker";
export type { FormSheetProps } from "./booking/form-sheet/FormSheet";
export type { InsuranceOptionProps } from "./booking/insurance-option/InsuranceOption";
export type { OrderAreaProps } from "./booking/order-area/OrderArea";
export type { PartiesCardProps, PartyAddress } from "./booking/parties-card/PartiesCard";
export type { PriceChangeProps } from "./booking/price-change/PriceChange";
export type { PriceLine } from "./booking/price-summary/PriceLines";
export type { PaymentPart, PriceSummaryProps } from "./booking/price-summary/PriceSummary";
export type { TravellerFieldsProps, TravellerValue } from "./booking/traveller-fields/TravellerFields";
export type { BirthDateFieldProps } from "./form/birth-date-field/BirthDateField";
export type { ErrorSummaryProps, FieldIssue } from "./form/error-summary/ErrorSummary";
export type { FormActionsProps } from "./form/form-actions/FormActions";
export type { FormSectionProps } from "./form/form-section/FormSection";
export type { QuantityFieldProps } from "./form/quantity-field/QuantityField";
export type { RadioCardProps } from "./form/radio-group/RadioCard";
export type { RadioGroupProps, RadioOption } from "./form/radio-group/RadioGroup";
export type { ReceiptProps, ReceiptRow } from "./form/receipt/Receipt";
export type { StepperProps, StepperStep } from "./form/stepper/Stepper";
export type { TextAreaProps } from "./form/text-area/TextArea";
export type { AccordionItem, AccordionProps } from "./accordion/Accordion";
export type { BadgeProps } from "./badge/Badge";
export type { BreadcrumbItem, BreadcrumbsProps } from "./breadcrumbs/Breadcrumbs";
export type { ButtonProps } from "./button/Button";
export type { ButtonLinkProps } from "./button/ButtonLink";
export type { IconButtonProps } from "./button/IconButton";
export type { CheckboxProps } from "./checkbox/Checkbox";
export type { ChipLinkProps, ChipProps } from "./chip/Chip";
export type { ContourLinesProps } from "./contour-lines/ContourLines";
export type { DialogProps, SideSheetProps } from "./dialog/Dialog";
export type { ConsentBannerProps } from "./consent/ConsentBanner";
export type { ConsentPanelProps } from "./consent/ConsentPanel";
export type { ConsentKind, ConsentProvider, ConsentPurpose } from "./consent/purpose";
export type { ContactPanelProps } from "./editorial/contact-panel/ContactPanel";
export type { PageHeaderProps } from "./editorial/page-header/PageHeader";
export type { RankedListProps, RankedTrip } from "./editorial/ranked-list/RankedList";
export type { TeaserCardProps } from "./editorial/teaser-card/TeaserCard";
export type { TeaserGridProps } from "./editorial/teaser-card/TeaserGrid";
export type { ErrorPageProps } from "./error-page/ErrorPage";
export type { FactItem, FactsProps } from "./facts/Facts";
export type { TextFieldProps } from "./field/TextField";
export type { FilterGroupProps, FilterOption } from "./filter-group/FilterGroup";
export type { FooterProps } from "./footer/Footer";
export type { HeaderLayout, HeaderProps } from "./header/Header";
export type { HeaderRoute, HeaderVisibility } from "./header/useHeaderVisibility";
export type { HeroProps } from "./hero/Hero";
export type { IconProps } from "./icon/Icon";
export type { ClusterProps } from "./layout/Cluster";
export type { ContainerProps } from "./layout/Container";
export type { GridItemProps, GridProps } from "./layout/Grid";
export type { StackProps } from "./layout/Stack";
export type { LinkProps } from "./link/Link";
export type { LinkComponentProps, LinkProviderProps } from "./link/LinkProvider";
export type { LogoProps } from "./logo/Logo";
export type { SiteMarkProps } from "./logo/SiteMark";
export type { NewsletterFormNotice, NewsletterFormProps } from "./newsletter-form/NewsletterForm";
export type { NoticeProps } from "./notice/Notice";
export type { PaginationProps } from "./pagination/Pagination";
export type { PictureData, PictureProps, PictureSource } from "./picture/Picture";
export type { RangeFieldsProps, RangeValue } from "./range-fields/RangeFields";
export type { SearchFormProps } from "./search-form/SearchForm";
export type { SectionProps } from "./section/Section";
export type { SelectOption, SelectProps } from "./select/Select";
export type { SkeletonProps } from "./skeleton/Skeleton";
export type { SkipLinkProps } from "./skip-link/SkipLink";
export type { TestSystemNoticeProps } from "./test-system-notice/TestSystemNotice";
export type { HeadingLevel, HeadingProps } from "./text/Heading";
export type { TextProps } from "./text/Text";
export type { ThemeName, ThemeToggleProps } from "./theme-toggle/ThemeToggle";
export type { ContactWaysProps } from "./widget-gate/ContactWays";
export type { WidgetFrameProps } from "./widget-gate/WidgetFrame";
export type { WidgetKind, WidgetStatus } from "./widget-gate/widgetKind";
export type { VisuallyHiddenProps } from "./visually-hidden/VisuallyHidden";
export type { FooterLogo } from "./footer/LogoRow";
export type { HeaderItem } from "./header/headerItem";
export type { IconDrawing, IconPath, IconShape } from "./icon/iconShape";
export type { CalendarDay, DayParts } from "./format/calendarDay";
export type {
  BlockNode,
  BlocksContent,
  ImageNode,
  InlineNode,
  LinkNode,
  ListItemNode,
  ListNode,
  TextNode,
} from "./rich-text/blocks";
export type { RichTextProps } from "./rich-text/RichText";
export type { DayPlanProps, OvernightKind, TripDay } from "./trip/day-plan/DayPlan";
export type { DepartureListProps } from "./trip/departures/DepartureList";
export type { TripDeparture } from "./trip/departures/departure";
export type { DifficultyKind, DifficultyScaleProps } from "./trip/difficulty-scale/DifficultyScale";
export type { ElevationProfileProps } from "./trip/elevation-profile/ElevationProfile";
export type { EmptyResultProps } from "./trip/empty-result/EmptyResult";
export type { GalleryProps } from "./trip/gallery/Gallery";
export type { HighlightedTextProps } from "./trip/highlighted-text/HighlightedText";
export type { TextRange } from "./trip/highlighted-text/markedParts";
export type { HighlightsProps, TripHighlightItem } from "./trip/highlights/Highlights";
export type { InclusionListProps } from "./trip/inclusion-list/InclusionList";
export type { OperatorCardProps, TripOperator } from "./trip/operator-card/OperatorCard";
export type { PackingGroup, PackingListProps } from "./trip/packing-list/PackingList";
export type { PriceBoxProps } from "./trip/price-box/PriceBox";
export type { PriceCalendarProps } from "./trip/price-calendar/PriceCalendar";
export type { QuestionListProps, TripQuestion } from "./trip/question-list/QuestionList";
export type { RouteSketchProps } from "./trip/route-sketch/RouteSketch";
export type {
  FilterFacet,
  FilterRange,
  FilterSelection,
  SearchFiltersProps,
} from "./trip/search-filters/SearchFilters";
export type { SearchLayoutProps } from "./trip/search-layout/SearchLayout";
export type { ActiveFilter, SearchSummaryProps, SortKey } from "./trip/search-summary/SearchSummary";
export type { SectionHeaderProps } from "./trip/section-header/SectionHeader";
export type { TrainArrivalProps } from "./trip/train-arrival/TrainArrival";
export type { TripCardData, TripCardProps, TripHighlight } from "./trip/trip-card/TripCard";
export type { TripGridProps } from "./trip/trip-card/TripGrid";
export type { TripFactsProps } from "./trip/trip-facts/TripFacts";
export type { TripTeaserRowProps } from "./trip/trip-teaser-row/TripTeaserRow";
export type { ProfileWaypoint, Waypoint, WaypointKind } from "./trip/waypoint";
