/**
 * What the pages show, shaped at build time: Gatsby puts it into each page's data, so it holds nothing that no screen shows.
 */
import type { BlocksContent, HeaderLayout } from "@gratweg/design-system";
import type { BookingStep } from "@gratweg/flows";
import type { AskedFor, Departure, Named, SearchAnswer, TripCard } from "@gratweg/contracts";

import type { ForeignModel } from "./view-models/foreign";

export interface PictureModel {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

export interface LogoModel {
  name: string;
  picture: PictureModel | null;
  url: string | null;
}

/** What header and footer show on every page of a site. */
export interface ShellModel {
  /** By host (section 1). */
  layout: HeaderLayout;
  siteName: string;
  claim: string;
  /** Shown in the test-system notice; null in production. */
  testDomain: string | null;
  email: string;
  phone: string;
  openingHours: string | null;
  /** What the page of the lists is called. */
  topListsTitle: string;
  operators: LogoModel[];
  partner: LogoModel | null;
  associations: LogoModel[];
  /** Whether editors show these pages: else nothing leads there. */
  hasTerms: boolean;
  hasAccessibility: boolean;
  foreign: ForeignModel;
}

export interface MetaModel {
  title: string;
  description: string;
  /** Absolute address that search engines should keep; null for a page that none should keep. */
  canonical: string | null;
  noindex: boolean;
  siteName: string;
  /** What the page is for previews elsewhere: an article carries its times, `YYYY-MM-DD` or a whole time. */
  kind: "website" | "article";
  publishedOn: string | null;
  changedAt: string | null;
  /** The preview's picture, made while the site is built. */
  image: SocialImageModel | null;
  feed: { title: string; href: string } | null;
  jsonLd: object[];
}

export interface SocialImageModel {
  /** Absolute, because other hosts show it. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

export type BlocksModel = BlocksContent;

export interface SearchModel {
  /** Where it stands how results are ranked, when editors have published it. */
  rankingHref: string | null;
  /** First page of an unfiltered search, so that the static page already shows trips. */
  first: SearchAnswer;
}

export interface WaypointModel {
  name: string;
  day: number;
  kind: "start" | "end" | "overnight" | "summit" | "pass" | "hut" | "place";
  latitude: number;
  longitude: number;
  elevationM: number;
  distanceKm: number;
}

export interface DayModel {
  title: string;
  description: string;
  distanceKm: number;
  ascentM: number;
  descentM: number;
  hours: number;
  overnightPlace: string | null;
  overnightKind: string | null;
  meals: string | null;
}

export interface OperatorModel extends Named {
  description: string | null;
  address: string | null;
  insolvencyInsurer: string | null;
  website: string | null;
  logo: PictureModel | null;
}

export interface TripModel {
  number: number;
  slug: string;
  title: string;
  teaser: string;
  pictures: PictureModel[];
  body: BlocksModel;
  highlights: { title: string; text: string }[];
  days: DayModel[];
  totals: { distanceKm: number; ascentM: number; descentM: number; note: string | null };
  techniqueGrade: number;
  fitnessGrade: number;
  groupSize: { min: number; max: number };
  guideLanguage: string;
  included: string[];
  notIncluded: string[];
  arrivalByTrain: string | null;
  asked: AskedFor;
  /** Null: in general not suited. */
  reducedMobility: string | null;
  /** With a bed, and among them those where a single room can be had. */
  nights: { total: number; inRooms: number };
  /** Coordinates are rounded: the way itself is for members. */
  waypoints: WaypointModel[];
  questions: { question: string; answer: BlocksModel }[];
  activities: Named[];
  country: Named | null;
  region: Named | null;
  operator: OperatorModel | null;
  /** As of the build; the page asks the server for live seats. */
  departures: Departure[];
  related: TripCard[];
}

export interface BookingModel {
  /** The document's title while a step is shown. */
  titles: Record<BookingStep, string>;
  /** Where the terms stand, when the editor has published them. */
  termsHref: string | null;
}

/** What each page finds in its context. */
export interface PageContext<Model> {
  language: "de";
  route: string;
  params: Record<string, string>;
  shell: ShellModel;
  meta: MetaModel;
  model: Model;
}
