/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as designSystem from "./index";

const families = path.join(__dirname, "families");
const names = readdirSync(families)
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -3));

/** They need React Aria Components, an optional peer; who does not use them does not install it. */
const apart = ["combobox", "date-picker"];

const isIcon = (name: string) => /^[a-z]\w*Icon$/.test(name);

/** The names that stand in one family. The module is loaded on its own, as a team that imports the family does. */
async function namesOf(family: string): Promise<string[]> {
  const module = (await import(`./families/${family}`)) as Record<string, unknown>;
  return Object.keys(module).filter((name) => name !== "default" && name !== "__esModule");
}

const expected: Record<string, readonly string[]> = {
  actions: ["Button", "ButtonLink", "Chip", "ChipLink", "IconButton", "Link", "LinkProvider", "ThemeToggle"],
  booking: [
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
  ],
  consent: ["ConsentBanner", "ConsentPanel", "WidgetFrame", "WidgetSpace"],
  data: ["Accordion", "Facts", "Receipt", "Table"],
  editorial: ["ErrorPage", "ContactPanel", "Hero", "PageHeader", "RankedList", "TeaserCard", "TeaserGrid"],
  feedback: [
    "EmptyState",
    "Notice",
    "ProgressBar",
    "Skeleton",
    "TestSystemNotice",
    "ToastRegion",
    "WaitNotice",
  ],
  format: [
    "dialled",
    "formatCount",
    "formatDate",
    "formatDateRange",
    "formatHours",
    "formatKm",
    "formatMetres",
    "formatMonth",
    "formatPlural",
    "formatPrice",
    "formatShortRange",
    "monthAfter",
    "nightsBetween",
    "parseDay",
  ],
  forms: [
    "BirthDateField",
    "Checkbox",
    "CheckboxGroup",
    "ErrorSummary",
    "FormActions",
    "FormLayout",
    "FormSection",
    "NewsletterForm",
    "PasswordField",
    "PasswordFieldFrame",
    "PasswordStrengthMeter",
    "QuantityField",
    "RadioCard",
    "RadioGroup",
    "SearchField",
    "Select",
    "Switch",
    "TextArea",
    "TextField",
    "isCommonPassword",
    "passwordStrength",
  ],
  icons: ["Icon"],
  membership: [
    "AccountStateBadge",
    "AuthCard",
    "BookingCard",
    "ConfirmDialog",
    "DangerZone",
    "OfferCard",
    "PlanCard",
    "PlanCompareTable",
    "RoleBadge",
    "SavedTripButton",
    "SettingsSection",
    "SocialButton",
    "SubscriptionState",
    "TripDocumentList",
  ],
  navigation: [
    "Breadcrumbs",
    "Footer",
    "Header",
    "Pagination",
    "SkipLink",
    "Stepper",
    "TabLinks",
    "Tabs",
    "followHeader",
    "hidesOnPhone",
    "useHeaderVisibility",
  ],
  overlays: ["Dialog", "Menu", "SideSheet"],
  primitives: [
    "Badge",
    "Cluster",
    "Container",
    "ContourLines",
    "Grid",
    "GridItem",
    "Heading",
    "Logo",
    "Picture",
    "Section",
    "SiteMark",
    "Stack",
    "Text",
    "VisuallyHidden",
  ],
  "rich-text": ["RichText", "isExternal", "safeHref", "textOfBlocks"],
  theme: [
    "applyGlobalStyles",
    "borderWidths",
    "breakpoints",
    "contrastRatio",
    "createSiteTheme",
    "darkRoles",
    "darkThemeClass",
    "defaultGray",
    "defaultPrimary",
    "durations",
    "easings",
    "fallbackFontFaces",
    "fontFacesElementId",
    "fontSizes",
    "fontWeights",
    "fonts",
    "getCssText",
    "grayPalettes",
    "headerBreakpoint",
    "letterSpacings",
    "lightRoles",
    "lineHeights",
    "media",
    "mobileBreakpoint",
    "paletteSteps",
    "palettes",
    "radii",
    "renderStyles",
    "renderWithStyles",
    "resetCss",
    "resolveRole",
    "rolePairs",
    "shadowLayers",
    "shadows",
    "sizes",
    "space",
    "styleElementId",
    "transitions",
    "zIndices",
  ],
  trip: [
    "SearchForm",
    "SuggestionList",
    "useSuggestionKeys",
    "FilterGroup",
    "RangeFields",
    "DayPlan",
    "DepartureList",
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
    "RouteSketch",
    "SearchFilters",
    "SearchLayout",
    "SearchSummary",
    "SectionHeader",
    "SectionNav",
    "TrainArrival",
    "TripCard",
    "TripCardSkeleton",
    "TripConditions",
    "TripFacts",
    "TripGrid",
    "TripLayout",
    "TripTeaserRow",
    "cheapestOf",
    "hasElevationProfile",
    "isBookable",
  ],
};

test.each(Object.keys(expected))(
  "the public names of the family %s are these, besides the icons",
  async (family) => {
    const found = (await namesOf(family)).filter((name) => !isIcon(name));
    expect(found.sort()).toEqual([...(expected[family] ?? [])].sort());
  },
);

test("the whole is every family besides those apart", () => {
  const listed = readFileSync(path.join(__dirname, "index.ts"), "utf8").matchAll(/"\.\/families\/([\w-]+)"/g);
  expect([...listed].map(([, family]) => family)).toEqual(names.filter((name) => !apart.includes(name)));
  expect(Object.keys(expected).sort()).toEqual(names.filter((name) => !apart.includes(name)));
});

test("no name stands in two families, and the whole lacks none of them", async () => {
  const homes = new Map<string, string[]>();
  for (const family of names)
    for (const name of await namesOf(family)) homes.set(name, [...(homes.get(name) ?? []), family]);
  expect([...homes].filter(([, where]) => where.length > 1)).toEqual([]);
  const inTheWhole = [...homes]
    .filter(([, where]) => !apart.includes(String(where[0])))
    .map(([name]) => name);
  expect(Object.keys(designSystem).sort()).toEqual(inTheWhole.sort());
});

test("package.json has an entry for the whole and for each family", () => {
  const manifest = JSON.parse(readFileSync(path.join(__dirname, "../package.json"), "utf8")) as {
    exports: Record<string, unknown>;
  };
  expect(Object.keys(manifest.exports)).toEqual(
    expect.arrayContaining([".", ...names.map((name) => `./${name}`), "./package.json"]),
  );
});

test("icons are plain path data", () => {
  const icons = Object.entries(designSystem).filter(([name]) => isIcon(name));
  expect(icons.length).toBeGreaterThanOrEqual(50);
  expect(icons.filter(([, icon]) => typeof icon !== "string")).toEqual([]);
});
