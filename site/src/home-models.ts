/** What home shows. Its texts stand in its data and are German already. */
import type { TripCard } from "@gratweg/contracts";
import type { TeaserModel } from "./editorial-models";
import type { BlocksModel, PictureModel } from "./view-models";

export interface HomeModel {
  kicker: string;
  headline: string;
  lead: string;
  hero: PictureModel | null;
  sections: HomeSectionModel[];
  about: AboutModel;
}

export interface AboutModel {
  title: string;
  /** What this site is; the text of all sites follows. */
  lead: string;
  body: BlocksModel;
  picture: PictureModel | null;
  facts: { value: string; label: string }[];
}

interface Titled {
  /** Names the part within its page. */
  name: string;
  title: string;
  intro: string | null;
  /** Leads to everything of the kind. */
  all: { href: string; label: string } | null;
}

export type HomeSectionModel =
  | (Titled & { kind: "trips"; layout: "grid" | "row"; trips: TripCard[] })
  | (Titled & { kind: "chips"; chips: ChipModel[] })
  | (Titled & { kind: "teasers"; teasers: TeaserModel[] })
  | (Titled & { kind: "siblings"; siblings: SiblingModel[] });

export interface ChipModel {
  href: string;
  label: string;
  /** Name of an icon, `ph:…`. */
  icon: string | null;
}

/** Another of our sites. */
export interface SiblingModel {
  key: string;
  /** Production host. */
  domain: string;
  name: string;
  claim: string;
  /** Hex of its own colour and of what is drawn on it. */
  colour: string;
  onColour: string;
  picture: PictureModel | null;
}
