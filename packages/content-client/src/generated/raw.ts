// Generated from packages/cms by `npm run generate:client-types`. Do not edit.
// The shapes of Strapi's REST answers in its own (flat) format. Relations, media and components are there only when populated.

export interface RawDocument {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
}

export interface RawMediaFormat {
  url: string;
  width: number;
  height: number;
  mime: string;
  ext: string;
  size: number;
  hash: string;
  name: string;
}

export interface RawMedia {
  id: number;
  documentId: string;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  width: number | null;
  height: number | null;
  formats: { thumbnail?: RawMediaFormat; small?: RawMediaFormat; medium?: RawMediaFormat; large?: RawMediaFormat } | null;
  hash: string;
  ext: string;
  mime: string;
  size: number;
  url: string;
  updatedAt: string;
}

export interface RawTextNode {
  type: "text";
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  code?: boolean;
}
export interface RawLinkNode {
  type: "link";
  url: string;
  children: RawTextNode[];
}
export type RawInlineNode = RawTextNode | RawLinkNode;
export interface RawListItemNode {
  type: "list-item";
  children: RawInlineNode[];
}
export interface RawListBlock {
  type: "list";
  format: "ordered" | "unordered";
  indentLevel?: number;
  children: (RawListItemNode | RawListBlock)[];
}
export type RawBlock =
  | { type: "paragraph"; children: RawInlineNode[] }
  | { type: "quote"; children: RawInlineNode[] }
  | { type: "code"; language?: string; children: RawInlineNode[] }
  | { type: "heading"; level: 1 | 2 | 3 | 4 | 5 | 6; children: RawInlineNode[] }
  | { type: "image"; image: Omit<RawMedia, "id" | "documentId">; children: RawTextNode[] }
  | RawListBlock;

export type RawJson = null | boolean | number | string | RawJson[] | { [key: string]: RawJson };

export interface RawSharedAssociation {
  id: number;
  name: string;
  logo?: RawMedia | null;
  url: string | null;
}

export interface RawSharedCancellationStep {
  id: number;
  daysBefore: number | null;
  percent: number;
}

export interface RawSharedFact {
  id: number;
  value: string;
  label: string;
}

export interface RawSharedItem {
  id: number;
  text: string;
}

export interface RawSharedLink {
  id: number;
  label: string;
  url: string;
}

export interface RawSharedQuestion {
  id: number;
  question: string;
  answer: RawBlock[];
}

export interface RawSharedSeo {
  id: number;
  metaTitle: string | null;
  metaDescription: string | null;
  noindex: boolean | null;
}

export interface RawSharedSiteSelection {
  id: number;
  adventures: boolean | null;
  biking: boolean | null;
  cultural: boolean | null;
  hiking: boolean | null;
  outdoorsGermany: boolean | null;
  outdoorsSweden: boolean | null;
  traveling: boolean | null;
  portal: boolean | null;
}

export interface RawSharedTextSection {
  id: number;
  title: string;
  text: string;
}

export interface RawSharedTopEntry {
  id: number;
  tour?: RawTour | null;
  reason: string;
}

export interface RawTourDay {
  id: number;
  title: string;
  description: string;
  distanceKm: number;
  ascentM: number;
  descentM: number;
  hours: number;
  overnightPlace: string | null;
  overnightKind: "huette" | "hotel" | "pension" | "gasthof" | "zelt" | "biwak" | "schiff" | "keine";
  meals: string | null;
}

export interface RawTourHighlight {
  id: number;
  title: string;
  text: string;
}

export interface RawTourPackingGroup {
  id: number;
  title: string;
  items?: RawSharedItem[];
}

export interface RawTourWaypoint {
  id: number;
  name: string;
  day: number;
  kind: "start" | "end" | "overnight" | "summit" | "pass" | "hut" | "place";
  latitude: number;
  longitude: number;
  elevationM: number;
  distanceKm: number;
}

export interface RawActivity extends RawDocument {
  name: string;
  slug: string;
  description: string | null;
  icon: string | null;
}

export interface RawAuditEntry extends RawDocument {
  at: string;
  action: "invited" | "invited-again" | "blocked" | "unblocked" | "role-changed" | "deleted";
  actor: string;
  actorId: number | null;
  target: string;
  targetId: number | null;
  role: "authenticated" | "manager" | null;
}

export interface RawBooking extends RawDocument {
  number: number;
  departureNumber: number;
  tourNumber: number;
  state: "held" | "confirmed" | "cancelled" | "expired";
  travellers: RawJson;
  contact: RawJson;
  email: string;
  options: RawJson;
  note: string | null;
  seats: number;
  totalCents: number;
  formSheetVersion: string | null;
  terms: RawJson;
  history: RawJson;
  bookedAt: string | null;
  heldUntil: string | null;
}

export interface RawBookingSetting extends RawDocument {
  mediatorName: string;
  street: string;
  postalCode: string;
  city: string;
  countryName: string;
  email: string;
  phone: string;
  insuranceOffered: boolean | null;
  insuranceProduct: string | null;
  insurancePerMille: number | null;
  insuranceCovers?: RawSharedItem[];
  depositPercent: number;
  depositDueDays: number;
  restDueDaysBefore: number;
  cancellationSteps?: RawSharedCancellationStep[];
}

export interface RawContinent extends RawDocument {
  name: string;
  slug: string;
}

export interface RawContractDeclaration extends RawDocument {
  receiptNumber: string;
  kind: "cancel" | "withdraw";
  name: string;
  identification: string | null;
  contract: string;
  email: string;
  cancellation: "ordinary" | "extraordinary" | null;
  reason: string | null;
  endsOn: string | null;
  receivedAt: string;
  bookingNumber: number | null;
  site: "adventures" | "biking" | "cultural" | "hiking" | "outdoors-germany" | "outdoors-sweden" | "traveling" | "portal" | null;
}

export interface RawCountry extends RawDocument {
  name: string;
  slug: string;
  isoCode: string;
  continent?: RawContinent | null;
}

export interface RawDeparture extends RawDocument {
  number: number;
  tour?: RawTour | null;
  startDate: string;
  endDate: string;
  priceCents: number;
  singleSupplementCents: number;
  capacity: number;
  minimumParticipants: number;
  guaranteed: boolean | null;
  state: "open" | "cancelled";
}

export interface RawFaqCategory extends RawDocument {
  name: string;
  slug: string;
  rank: number | null;
}

export interface RawFaqEntry extends RawDocument {
  question: string;
  answer: RawBlock[];
  category?: RawFaqCategory | null;
  rank: number | null;
  sites?: RawSharedSiteSelection | null;
}

export interface RawFormSheet extends RawDocument {
  version: string;
  title: string;
  validFrom: string;
  sections?: RawSharedTextSection[];
}

export interface RawImprint extends RawDocument {
  title: string;
  body: RawBlock[];
  version: string | null;
}

export interface RawInfluencerPage extends RawDocument {
  title: string;
  intro: string | null;
  image?: RawMedia | null;
  body: RawBlock[] | null;
  questions?: RawSharedQuestion[];
}

export interface RawMagazineArticle extends RawDocument {
  title: string;
  slug: string;
  teaser: string;
  image?: RawMedia | null;
  body: RawBlock[];
  topic?: RawMagazineTopic | null;
  author: string | null;
  publishedOn: string | null;
  tours?: RawTour[];
  sites?: RawSharedSiteSelection | null;
  seo?: RawSharedSeo | null;
}

export interface RawMagazineTopic extends RawDocument {
  name: string;
  slug: string;
  teaser: string | null;
  image?: RawMedia | null;
  rank: number | null;
}

export interface RawNewsletterSubscriber extends RawDocument {
  email: string;
  state: "pending" | "confirmed" | "unsubscribed";
  textVersion: string | null;
  requestedAt: string | null;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
  site: "adventures" | "biking" | "cultural" | "hiking" | "outdoors-germany" | "outdoors-sweden" | "traveling" | "portal" | null;
}

export interface RawOffer extends RawDocument {
  title: string;
  slug: string;
  teaser: string | null;
  body: RawBlock[] | null;
  tour?: RawTour | null;
  discountPercent: number | null;
  validFrom: string | null;
  validUntil: string | null;
}

export interface RawOutboxMail extends RawDocument {
  messageId: string;
  kind: string;
  to: string;
  bookingNumber: number | null;
  subject: string | null;
  state: "pending" | "sent" | "failed";
  attempts: number;
  nextAttemptAt: string | null;
  leasedUntil: string | null;
  giveUpAt: string | null;
  sentAt: string | null;
  lastError: string | null;
}

export interface RawPage extends RawDocument {
  title: string;
  slug: string;
  layout: "site" | "portal";
  intro: string | null;
  image?: RawMedia | null;
  body: RawBlock[] | null;
  sites?: RawSharedSiteSelection | null;
  seo?: RawSharedSeo | null;
}

export interface RawPaymentEvent extends RawDocument {
  eventId: string;
  type: string;
  provider: "stripe" | "sandbox";
  occurredAt: string;
  receivedAt: string;
  subscriptionId: string | null;
  customerId: string | null;
  facts: RawJson;
}

export interface RawPlan extends RawDocument {
  name: string;
  slug: string;
  teaser: string | null;
  priceCents: number;
  interval: "month" | "year";
  benefits?: RawSharedItem[];
  stripePriceId: string | null;
  active: boolean | null;
  rank: number | null;
}

export interface RawPrivacy extends RawDocument {
  title: string;
  body: RawBlock[];
  version: string | null;
}

export interface RawRedirect extends RawDocument {
  from: string;
  to: string;
  statusCode: "s301" | "s302" | "s307" | "s308";
  site: "adventures" | "biking" | "cultural" | "hiking" | "outdoors-germany" | "outdoors-sweden" | "traveling" | "portal" | "all";
  active: boolean | null;
}

export interface RawRegion extends RawDocument {
  name: string;
  slug: string;
  country?: RawCountry | null;
  teaser: string | null;
}

export interface RawSearchWordGroup extends RawDocument {
  kind: "same" | "oneWay" | "silent";
  words: string;
  finds: string | null;
  site: "adventures" | "biking" | "cultural" | "hiking" | "outdoors-germany" | "outdoors-sweden" | "traveling" | "portal" | "all";
}

export interface RawSiteSetting extends RawDocument {
  supportEmail: string;
  phone: string;
  phoneLabel: string | null;
  openingHours: string | null;
  aboutTitle: string | null;
  aboutBody: RawBlock[] | null;
  aboutImage?: RawMedia | null;
  insurancePartnerName: string | null;
  insurancePartnerLogo?: RawMedia | null;
  insurancePartnerUrl: string | null;
  associations?: RawSharedAssociation[];
  homeFacts?: RawSharedFact[];
  testSystemNotice: string | null;
}

export interface RawSubscription extends RawDocument {
  contractNumber: string;
  email: string | null;
  userId: number | null;
  state: "pending" | "active" | "ending" | "past-due" | "ended" | "withdrawn";
  planSlug: string | null;
  planName: string | null;
  priceCents: number | null;
  interval: "month" | "year" | null;
  startedAt: string | null;
  periodStart: string | null;
  paidUntil: string | null;
  currentPeriodEnd: string | null;
  cancelledAt: string | null;
  refundedCents: number | null;
  origin: string | null;
  provider: "stripe" | "sandbox";
  providerId: string;
  customerId: string | null;
}

export interface RawSupportTopic extends RawDocument {
  title: string;
  slug: string;
  teaser: string | null;
  icon: string | null;
  body: RawBlock[];
  rank: number | null;
}

export interface RawTopList extends RawDocument {
  title: string;
  slug: string;
  teaser: string | null;
  image?: RawMedia | null;
  intro: RawBlock[] | null;
  entries?: RawSharedTopEntry[];
  sites?: RawSharedSiteSelection | null;
  rank: number | null;
  seo?: RawSharedSeo | null;
}

export interface RawTour extends RawDocument {
  number: number;
  title: string;
  slug: string;
  teaser: string;
  biome: "alpen" | "mittelgebirge" | "kueste" | "insel" | "fjord" | "fjaell" | "wald" | "seenland" | "weinland" | "flusstal" | "wueste" | "duenen" | "vulkan" | "gletscher" | "hochland" | "mediterran" | "dschungel" | "steppe" | "stadt" | "karst";
  season: "fruehling" | "sommer" | "herbst" | "winter";
  timeOfDay: "morgen" | "tag" | "abend" | "nacht";
  gallery?: RawMedia[] | null;
  body: RawBlock[] | null;
  highlights?: RawTourHighlight[];
  days?: RawTourDay[];
  distanceKm: number;
  ascentM: number;
  descentM: number;
  distanceNote: string | null;
  techniqueGrade: number;
  fitnessGrade: number;
  groupSizeMin: number;
  groupSizeMax: number;
  guideLanguage: string;
  included?: RawSharedItem[];
  notIncluded?: RawSharedItem[];
  packingList?: RawTourPackingGroup[];
  arrivalByTrain: string | null;
  trainArrival: boolean | null;
  flightNeeded: boolean | null;
  luggageTransport: boolean | null;
  singleRoom: boolean | null;
  board: "none" | "breakfast" | "half" | "full" | null;
  dogsAllowed: boolean | null;
  childrenFromAge: number | null;
  womenOnly: boolean | null;
  reducedMobility: string | null;
  waypoints?: RawTourWaypoint[];
  questions?: RawSharedQuestion[];
  country?: RawCountry | null;
  region?: RawRegion | null;
  activities?: RawActivity[];
  travelTypes?: RawTravelType[];
  travelFocusTypes?: RawTravelFocusType[];
  operator?: RawTourOperator | null;
  departures?: RawDeparture[];
  sites?: RawSharedSiteSelection | null;
  canonicalSite: "adventures" | "biking" | "cultural" | "hiking" | "outdoors-germany" | "outdoors-sweden" | "traveling" | "portal" | null;
  seo?: RawSharedSeo | null;
}

export interface RawTourOperator extends RawDocument {
  name: string;
  slug: string;
  logo?: RawMedia | null;
  description: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  countryName: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  insolvencyInsurer: string | null;
  cancellationSteps?: RawSharedCancellationStep[];
  rank: number | null;
}

export interface RawTravelFocusType extends RawDocument {
  name: string;
  slug: string;
  description: string | null;
  icon: string | null;
}

export interface RawTravelType extends RawDocument {
  name: string;
  slug: string;
  description: string | null;
  icon: string | null;
}

/** Collection types by their path below /api. */
export interface RawCollections {
  "activities": RawActivity;
  "audit-entries": RawAuditEntry;
  "bookings": RawBooking;
  "continents": RawContinent;
  "contract-declarations": RawContractDeclaration;
  "countries": RawCountry;
  "departures": RawDeparture;
  "faq-categories": RawFaqCategory;
  "faq-entries": RawFaqEntry;
  "form-sheets": RawFormSheet;
  "magazine-articles": RawMagazineArticle;
  "magazine-topics": RawMagazineTopic;
  "newsletter-subscribers": RawNewsletterSubscriber;
  "offers": RawOffer;
  "outbox-mails": RawOutboxMail;
  "pages": RawPage;
  "payment-events": RawPaymentEvent;
  "plans": RawPlan;
  "redirects": RawRedirect;
  "regions": RawRegion;
  "search-word-groups": RawSearchWordGroup;
  "subscriptions": RawSubscription;
  "support-topics": RawSupportTopic;
  "top-lists": RawTopList;
  "tours": RawTour;
  "tour-operators": RawTourOperator;
  "travel-focus-types": RawTravelFocusType;
  "travel-types": RawTravelType;
}

/** Single types by their path below /api. */
export interface RawSingles {
  "booking-setting": RawBookingSetting;
  "imprint": RawImprint;
  "influencer-page": RawInfluencerPage;
  "privacy": RawPrivacy;
  "site-setting": RawSiteSetting;
}
