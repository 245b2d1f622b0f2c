/** @jest-environment node */
import * as designSystem from "./index";

const theme = [
  "applyGlobalStyles",
  "breakpoints",
  "createSiteTheme",
  "darkThemeClass",
  "getCssText",
  "mobileBreakpoint",
  "renderStyles",
  "renderWithStyles",
  "resetCss",
  "styleElementId",
];

const core = [
  "Accordion",
  "Badge",
  "Breadcrumbs",
  "Button",
  "ButtonLink",
  "IconButton",
  "Checkbox",
  "Chip",
  "ChipLink",
  "ContourLines",
  "Dialog",
  "SideSheet",
  "ErrorPage",
  "TextField",
  "Facts",
  "FilterGroup",
  "Footer",
  "Header",
  "useHeaderVisibility",
  "Hero",
  "Icon",
  "Cluster",
  "Container",
  "Grid",
  "GridItem",
  "Stack",
  "Link",
  "LinkProvider",
  "Logo",
  "SiteMark",
  "NewsletterForm",
  "Notice",
  "Pagination",
  "Picture",
  "RangeFields",
  "SearchForm",
  "Section",
  "Select",
  "Skeleton",
  "SkipLink",
  "TestSystemNotice",
  "Heading",
  "Text",
  "ThemeToggle",
  "VisuallyHidden",
];

const booking = [
  "AlternativeDates",
  "BookingConfirmed",
  "BookingReview",
  "CancellationScale",
  "ContactFields",
  "DeparturePicker",
  "FormSheet",
  "InsuranceOption",
  "OrderArea",
  "PartiesCard",
  "PriceChange",
  "PriceSummary",
  "TravellerFields",
  "BirthDateField",
  "ErrorSummary",
  "FormActions",
  "FormSection",
  "QuantityField",
  "RadioCard",
  "RadioGroup",
  "Receipt",
  "Stepper",
  "TextArea",
];

const consent = ["ConsentBanner", "ConsentPanel", "WidgetFrame", "WidgetSpace"];

const editorial = ["ContactPanel", "PageHeader", "RankedList", "TeaserCard", "TeaserGrid"];

/** Trip components, formats and rich text. */
const trip = [
  "monthAfter",
  "nightsBetween",
  "parseDay",
  "formatDate",
  "formatDateRange",
  "formatMonth",
  "formatShortRange",
  "formatCount",
  "formatHours",
  "formatKm",
  "formatMetres",
  "formatPlural",
  "formatPrice",
  "RichText",
  "isExternal",
  "safeHref",
  "textOfBlocks",
  "DayPlan",
  "DepartureList",
  "cheapestOf",
  "isBookable",
  "DifficultyScale",
  "ElevationProfile",
  "EmptyResult",
  "Gallery",
  "HighlightedText",
  "Highlights",
  "InclusionList",
  "OperatorCard",
  "PackingList",
  "PriceBox",
  "PriceBoxSpacer",
  "PriceCalendar",
  "QuestionList",
  "RouteSketch",
  "SearchFilters",
  "SearchLayout",
  "SearchSummary",
  "SectionHeader",
  "TrainArrival",
  "TripCard",
  "TripCardSkeleton",
  "TripGrid",
  "TripFacts",
  "TripTeaserRow",
];

test("the public names are these, besides the icons", () => {
  const names = Object.keys(designSystem).filter((name) => !/^[a-z]\w*Icon$/.test(name));
  expect(names.sort()).toEqual([...theme, ...core, ...booking, ...consent, ...editorial, ...trip].sort());
});

test("icons are plain path data", () => {
  const icons = Object.entries(designSystem).filter(([name]) => /^[a-z]\w*Icon$/.test(name));
  expect(icons.length).toBeGreaterThanOrEqual(50);
  expect(icons.filter(([, icon]) => typeof icon !== "string")).toEqual([]);
});
