import type { AskedFor } from "@gratweg/contracts/features";
import type { Dated } from "./discovery/last-change";
import type { EditorialContent } from "./editorial-content";
import type { Named, MediaNode, Seo, SiteSelection, Blocks } from "./content-nodes";

export interface TourNode extends AskedFor {
  number: number;
  title: string;
  slug: string;
  teaser: string;
  body: Blocks | null;
  updatedAt: string;
  distanceKm: number;
  ascentM: number;
  descentM: number;
  distanceNote: string | null;
  techniqueGrade: number;
  fitnessGrade: number;
  groupSizeMin: number;
  groupSizeMax: number;
  guideLanguage: string | null;
  arrivalByTrain: string | null;
  reducedMobility: string | null;
  canonicalSite: string | null;
  gallery: MediaNode[] | null;
  highlights: { title: string; text: string }[] | null;
  days: DayNode[] | null;
  included: { text: string }[] | null;
  notIncluded: { text: string }[] | null;
  waypoints: WaypointNode[] | null;
  questions: { question: string; answer: Blocks | null }[] | null;
  activities: Named[] | null;
  travelTypes: Named[] | null;
  travelFocusTypes: Named[] | null;
  country: Named | null;
  region: Named | null;
  operator: Named | null;
  sites: SiteSelection | null;
  seo: Seo | null;
}

export interface DayNode {
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

export interface WaypointNode {
  name: string;
  day: number;
  kind: string;
  latitude: number;
  longitude: number;
  elevationM: number;
  distanceKm: number;
}

export interface DepartureNode extends Dated {
  createdAt?: string | null;
  /** When the build read it. */
  seatsLeft?: number | null;
  number: number;
  startDate: string;
  endDate: string;
  priceCents: number;
  singleSupplementCents: number | null;
  capacity: number;
  minimumParticipants: number | null;
  guaranteed: boolean | null;
  state: string | null;
  tour: { number: number } | null;
}

export interface OperatorNode extends Named {
  description: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  countryName: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  insolvencyInsurer: string | null;
  logo: MediaNode | null;
}

export interface PageNode extends Dated {
  title: string;
  slug: string;
  layout: string | null;
  intro: string | null;
  body: Blocks | null;
  image: MediaNode | null;
  sites: SiteSelection | null;
  seo: Seo | null;
}

export interface SettingsNode extends Dated {
  supportEmail: string | null;
  phone: string | null;
  phoneLabel: string | null;
  openingHours: string | null;
  aboutTitle: string | null;
  aboutBody: Blocks | null;
  aboutImage: MediaNode | null;
  insurancePartnerName: string | null;
  insurancePartnerUrl: string | null;
  insurancePartnerLogo: MediaNode | null;
  testSystemNotice: string | null;
  associations: { name: string; url: string | null; logo: MediaNode | null }[] | null;
  homeFacts: { value: string; label: string }[] | null;
}

export interface Content extends EditorialContent {
  tours: { nodes: TourNode[] };
  departures: { nodes: DepartureNode[] };
  operators: { nodes: OperatorNode[] };
  countries: { nodes: (Named & { continent: Named | null })[] };
  regions: { nodes: (Named & { teaser: string | null; country: Named | null })[] };
  activities: { nodes: (Named & { description: string | null; icon: string | null })[] };
  pages: { nodes: PageNode[] };
  settings: { nodes: SettingsNode[] };
}
