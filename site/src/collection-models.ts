import type { TripCard } from "@gratweg/contracts";
import type { CrumbModel, TeaserSectionModel } from "./editorial-models";

/** The trips that have a place, an activity or a month in common, and the ways on from there; the overview has ways alone. */
export interface CollectionModel {
  crumbs: CrumbModel[];
  title: string;
  lead: string;
  /** Editors' words about the place or the activity. */
  intro: string | null;
  trips: { label: string; cards: TripCard[]; refineHref: string } | null;
  links: LinkGroupModel[];
  articles: TeaserSectionModel | null;
}

export interface LinkGroupModel {
  title: string;
  links: { href: string; label: string }[];
}
