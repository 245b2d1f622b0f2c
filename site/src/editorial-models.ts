/** What the pages to read show. Texts that stand in their data are German already. */
import type { TripCard } from "@gratweg/contracts";
import type { BlocksModel, PictureModel } from "./view-models";

/** From home to the page itself. */
export interface CrumbModel {
  label: string;
  href: string;
}

export interface QuestionModel {
  question: string;
  answer: BlocksModel;
}

export interface TeaserModel {
  href: string;
  title: string;
  teaser: string | null;
  kicker: string | null;
  picture: PictureModel | null;
  /** Name of an icon in place of the picture, `ph:…`. */
  icon: string | null;
  /** `YYYY-MM-DD` */
  publishedOn: string | null;
  /** A short line at the end. */
  note: string | null;
}

/** One page of running text: of an editor, of the law, of help. */
export interface TextPageModel {
  crumbs: CrumbModel[];
  /** Where it is another one than the host's. */
  layout?: "portal";
  title: string;
  intro: string | null;
  picture: PictureModel | null;
  body: BlocksModel;
  /** Below the text: which version of it this is. */
  note: string | null;
  questions: { title: string; items: QuestionModel[] } | null;
  /** Whether phone and mail stand beside the text. */
  contact: boolean;
}

/** A page that leads to others: magazine, topic, lists, help. */
export interface ListingModel {
  crumbs: CrumbModel[];
  title: string;
  lead: string;
  sections: TeaserSectionModel[];
  /** In place of sections when there are none. */
  empty: string | null;
  questions: { title: string; items: QuestionModel[]; all: { label: string; href: string } } | null;
  contact: boolean;
}

export interface TeaserSectionModel {
  title: string;
  /** The only section of a page needs no title in sight; its list keeps the name. */
  titleHidden: boolean;
  /** `first`: the first teaser stands out. */
  emphasis: "none" | "first";
  teasers: TeaserModel[];
}

export interface QuestionsModel {
  crumbs: CrumbModel[];
  title: string;
  lead: string;
  sections: { id: string; title: string; items: QuestionModel[] }[];
}

export interface ArticleModel {
  crumbs: CrumbModel[];
  topic: string;
  title: string;
  teaser: string | null;
  picture: PictureModel | null;
  author: string | null;
  publishedOn: string | null;
  body: BlocksModel;
  trips: TripCard[];
  more: TeaserSectionModel | null;
}

export interface TopListModel {
  crumbs: CrumbModel[];
  title: string;
  teaser: string | null;
  picture: PictureModel | null;
  intro: BlocksModel;
  entries: { trip: TripCard; reason: string }[];
}
