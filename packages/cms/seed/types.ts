/**
 * The seed's shapes. Field names are those of docs/content-model.md; a relation is the slug (or the number) of its target, a
 * picture is the description of a poster, a logo the slug of a mark. The loader resolves all three.
 */

export type Biome =
  | "alpen"
  | "mittelgebirge"
  | "kueste"
  | "insel"
  | "fjord"
  | "fjaell"
  | "wald"
  | "seenland"
  | "weinland"
  | "flusstal"
  | "wueste"
  | "duenen"
  | "vulkan"
  | "gletscher"
  | "hochland"
  | "mediterran"
  | "dschungel"
  | "steppe"
  | "stadt"
  | "karst";
export type Season = "fruehling" | "sommer" | "herbst" | "winter";
export type Way = "foot" | "bike" | "ski" | "boat" | "rope";
export type TimeOfDay = "morgen" | "tag" | "abend" | "nacht";
export type OvernightKind =
  "huette" | "hotel" | "pension" | "gasthof" | "zelt" | "biwak" | "schiff" | "keine";
export type WaypointKind = "start" | "end" | "overnight" | "summit" | "pass" | "hut" | "place";
export type SiteKey =
  | "adventures"
  | "biking"
  | "cultural"
  | "hiking"
  | "outdoors-germany"
  | "outdoors-sweden"
  | "traveling"
  | "portal";
export type Board = "none" | "breakfast" | "half" | "full";
export type Grade = 1 | 2 | 3 | 4 | 5;

/** What the poster generator draws, and from which it makes the alternative text; `variant` tells posters of the same owner apart (0, 1, 2 …). */
export interface Poster {
  biome: Biome;
  season: Season;
  timeOfDay: TimeOfDay;
  variant: number;
  /** How whoever is drawn travels; on foot, if nothing is said. */
  way?: Way;
}

export interface TextNode {
  type: "text";
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  code?: boolean;
}
export interface LinkNode {
  type: "link";
  url: string;
  children: TextNode[];
}
export type InlineNode = TextNode | LinkNode;
export interface ParagraphBlock {
  type: "paragraph";
  children: InlineNode[];
}
export interface HeadingBlock {
  type: "heading";
  level: 1 | 2 | 3 | 4 | 5 | 6;
  children: InlineNode[];
}
export interface QuoteBlock {
  type: "quote";
  children: InlineNode[];
}
export interface CodeBlock {
  type: "code";
  language?: string;
  children: TextNode[];
}
export interface ListItem {
  type: "list-item";
  children: InlineNode[];
}
export interface ListBlock {
  type: "list";
  format: "ordered" | "unordered";
  indentLevel?: number;
  children: (ListItem | ListBlock)[];
}
/** Not yet Strapi's image block: the loader uploads `poster` and puts the media object in its place as `image`. */
export interface PosterBlock {
  type: "image";
  poster: Poster;
  children: TextNode[];
}
export type Block = ParagraphBlock | HeadingBlock | QuoteBlock | CodeBlock | ListBlock | PosterBlock;
export type Blocks = Block[];

export interface Item {
  text: string;
}
export interface Seo {
  metaTitle?: string;
  metaDescription?: string;
  noindex?: boolean;
}
export interface Question {
  question: string;
  answer: Blocks;
}
export interface SiteSelection {
  adventures?: boolean;
  biking?: boolean;
  cultural?: boolean;
  hiking?: boolean;
  outdoorsGermany?: boolean;
  outdoorsSweden?: boolean;
  traveling?: boolean;
  portal?: boolean;
}
export interface Fact {
  value: string;
  label: string;
}
export interface Highlight {
  title: string;
  text: string;
}
export interface TourDay {
  title: string;
  description: string;
  distanceKm: number;
  ascentM: number;
  descentM: number;
  hours: number;
  /** Empty on the day of departure. */
  overnightPlace: string;
  overnightKind: OvernightKind;
  meals: string;
}
export interface Waypoint {
  name: string;
  day: number;
  kind: WaypointKind;
  latitude: number;
  longitude: number;
  elevationM: number;
  distanceKm: number;
}
export interface PackingGroup {
  title: string;
  items: Item[];
}

/** One departure every year: the n-th Saturday or Sunday of a month. */
export interface DepartureRule {
  month: number;
  week: 1 | 2 | 3 | 4;
  weekday: "saturday" | "sunday";
  priceCents: number;
  guaranteed?: boolean;
}
/** What departuresFor() turns into dated departures. */
export interface DeparturePlan {
  rules: DepartureRule[];
  singleSupplementCents: number;
  capacity: number;
  minimumParticipants: number;
}
export interface DepartureSeed {
  number: number;
  /** Number of the tour. */
  tour: number;
  startDate: string;
  endDate: string;
  priceCents: number;
  singleSupplementCents: number;
  capacity: number;
  minimumParticipants: number;
  guaranteed: boolean;
  state: "open" | "cancelled";
}

export interface TourSeed {
  number: number;
  title: string;
  slug: string;
  teaser: string;
  biome: Biome;
  season: Season;
  timeOfDay: TimeOfDay;
  gallery: Poster[];
  body: Blocks;
  highlights: Highlight[];
  days: TourDay[];
  distanceKm: number;
  ascentM: number;
  descentM: number;
  distanceNote: string;
  techniqueGrade: Grade;
  fitnessGrade: Grade;
  groupSizeMin: number;
  groupSizeMax: number;
  guideLanguage: string;
  included: Item[];
  notIncluded: Item[];
  packingList: PackingGroup[];
  arrivalByTrain: string;
  trainArrival: boolean;
  flightNeeded: boolean;
  luggageTransport: boolean;
  singleRoom: boolean;
  /** What holds on most days. */
  board: Board;
  dogsAllowed: boolean;
  /** Left out where the text says nothing of children. */
  childrenFromAge?: number;
  womenOnly?: boolean;
  /** Left out where the trip does not suit people with reduced mobility in general. */
  reducedMobility?: string;
  waypoints: Waypoint[];
  questions: Question[];
  country: string;
  region: string;
  activities: string[];
  travelTypes: string[];
  travelFocusTypes: string[];
  operator: string;
  sites: SiteSelection;
  canonicalSite: SiteKey;
  seo?: Seo;
  /** Not a field of the tour: the loader passes the tour to departuresFor(tour, today). */
  departurePlan: DeparturePlan;
}

export interface OperatorSeed {
  name: string;
  slug: string;
  /** Slug of the mark that the poster generator draws. */
  logo: string;
  description: string;
  street: string;
  postalCode: string;
  city: string;
  countryName: string;
  email: string;
  phone: string;
  website: string;
  insolvencyInsurer: string;
  /** Instead of the booking settings' scale. */
  cancellationSteps?: CancellationStepSeed[];
  rank: number;
}
/** From so many days before the start on; null: on the day of the start and no-show. */
export interface CancellationStepSeed {
  daysBefore: number | null;
  percent: number;
}
export interface FormSheetSeed {
  version: string;
  title: string;
  validFrom: string;
  sections: { title: string; text: string }[];
}
export interface BookingSettingSeed {
  mediatorName: string;
  street: string;
  postalCode: string;
  city: string;
  countryName: string;
  email: string;
  phone: string;
  insuranceOffered: boolean;
  insuranceProduct: string;
  insurancePerMille: number;
  insuranceCovers: Item[];
  depositPercent: number;
  depositDueDays: number;
  restDueDaysBefore: number;
  cancellationSteps: CancellationStepSeed[];
}
export interface NamedSeed {
  name: string;
  slug: string;
}
export interface CountrySeed extends NamedSeed {
  isoCode: string;
  continent: string;
}
export interface RegionSeed extends NamedSeed {
  country: string;
  teaser: string;
}
export interface TermSeed extends NamedSeed {
  description: string;
  icon: string;
}
export interface MagazineTopicSeed extends NamedSeed {
  teaser: string;
  image: Poster;
  rank: number;
}
export interface MagazineArticleSeed {
  title: string;
  slug: string;
  teaser: string;
  image: Poster;
  body: Blocks;
  topic: string;
  author: string;
  publishedOn: string;
  /** Slugs of tours. */
  tours: string[];
  sites: SiteSelection;
  seo?: Seo;
}
export interface TopListSeed {
  title: string;
  slug: string;
  teaser: string;
  image: Poster;
  intro: Blocks;
  /** `tour` is the slug of a tour. */
  entries: { tour: string; reason: string }[];
  sites: SiteSelection;
  rank: number;
  seo?: Seo;
}
export interface FaqCategorySeed extends NamedSeed {
  rank: number;
}
export interface FaqEntrySeed {
  question: string;
  answer: Blocks;
  category: string;
  rank: number;
  sites: SiteSelection;
}
export interface SupportTopicSeed {
  title: string;
  slug: string;
  teaser: string;
  icon: string;
  body: Blocks;
  rank: number;
}
export interface PageSeed {
  title: string;
  slug: string;
  layout: "site" | "portal";
  intro: string;
  image: Poster | null;
  body: Blocks;
  sites: SiteSelection;
  seo?: Seo;
}
export interface RedirectSeed {
  from: string;
  to: string;
  status: "s301" | "s302" | "s307" | "s308";
  site: SiteKey | "all";
  active: boolean;
}
export interface SearchWordsSeed {
  kind: "same" | "oneWay" | "silent";
  /** Separated by commas, as editors write them. */
  words: string;
  finds?: string;
  site: SiteKey | "all";
}
export interface PlanSeed extends NamedSeed {
  teaser: string;
  priceCents: number;
  interval: "month" | "year";
  benefits: Item[];
  stripePriceId: string | null;
  active: boolean;
  rank: number;
}
/** `validForDays` counts from the day of seeding: the loader sets `validFrom` to it and `validUntil` that many days later. */
export interface OfferSeed {
  title: string;
  slug: string;
  teaser: string;
  body: Blocks;
  /** Slug of a tour. */
  tour: string;
  discountPercent: number;
  code: string;
  validForDays: number;
}
/** What a tour's operator grants to members. */
export interface MemberDiscountSeed {
  /** Slug of a tour. */
  tour: string;
  percent: number;
  /** Of the departures that begin then; without it of all. */
  months?: number[];
}
export interface LegalSeed {
  title: string;
  body: Blocks;
  version: string;
}
export interface InfluencerPageSeed {
  title: string;
  intro: string;
  image: Poster;
  body: Blocks;
  questions: Question[];
}
export interface AssociationSeed {
  name: string;
  logo: string;
  url: string;
}
export interface SiteSettingSeed {
  supportEmail: string;
  phone: string;
  phoneLabel: string;
  openingHours: string;
  aboutTitle: string;
  aboutBody: Blocks;
  aboutImage: Poster;
  insurancePartnerName: string;
  insurancePartnerLogo: string;
  insurancePartnerUrl: string;
  associations: AssociationSeed[];
  homeFacts: Fact[];
  testSystemNotice: string;
}

/** Everything, in the order in which it can be loaded: each list refers only to lists above it. */
export interface SeedContent {
  continents: NamedSeed[];
  countries: CountrySeed[];
  regions: RegionSeed[];
  activities: TermSeed[];
  travelTypes: TermSeed[];
  travelFocusTypes: TermSeed[];
  operators: OperatorSeed[];
  tours: TourSeed[];
  magazineTopics: MagazineTopicSeed[];
  magazineArticles: MagazineArticleSeed[];
  topLists: TopListSeed[];
  faqCategories: FaqCategorySeed[];
  faqEntries: FaqEntrySeed[];
  supportTopics: SupportTopicSeed[];
  pages: PageSeed[];
  redirects: RedirectSeed[];
  searchWords: SearchWordsSeed[];
  plans: PlanSeed[];
  offers: OfferSeed[];
  memberDiscounts: MemberDiscountSeed[];
  imprint: LegalSeed;
  privacy: LegalSeed;
  influencerPage: InfluencerPageSeed;
  siteSetting: SiteSettingSeed;
  bookingSetting: BookingSettingSeed;
  formSheets: FormSheetSeed[];
}
