import type { Blocks, MediaNode, Named, Seo, SiteSelection } from "./content-nodes";
import type { Dated } from "./discovery/last-change";

/** A relation to a tour as it is fetched: the tour itself is joined by its number. */
interface TourNumber {
  number: number;
}

export interface MagazineTopicNode extends Named, Dated {
  teaser: string | null;
  image: MediaNode | null;
}

export interface MagazineArticleNode {
  title: string;
  slug: string;
  teaser: string | null;
  body: Blocks | null;
  author: string | null;
  /** `YYYY-MM-DD` */
  publishedOn: string | null;
  updatedAt: string;
  image: MediaNode | null;
  topic: { slug: string } | null;
  tours: TourNumber[] | null;
  sites: SiteSelection | null;
  seo: Seo | null;
}

export interface TopListNode extends Dated {
  title: string;
  slug: string;
  teaser: string | null;
  intro: Blocks | null;
  image: MediaNode | null;
  entries: { reason: string; tour: TourNumber | null }[] | null;
  sites: SiteSelection | null;
  seo: Seo | null;
}

export interface FaqEntryNode extends Dated {
  question: string;
  answer: Blocks | null;
  category: { slug: string } | null;
  sites: SiteSelection | null;
}

export interface SupportTopicNode extends Dated {
  title: string;
  slug: string;
  teaser: string | null;
  icon: string | null;
  body: Blocks | null;
}

export interface LegalNode extends Dated {
  title: string;
  body: Blocks | null;
  version: string | null;
}

export interface InfluencerPageNode extends Dated {
  title: string;
  intro: string | null;
  image: MediaNode | null;
  body: Blocks | null;
  questions: { question: string; answer: Blocks | null }[] | null;
}

/** Lists come in the editors' order, articles newest first. */
export interface EditorialContent {
  magazineTopics: { nodes: MagazineTopicNode[] };
  magazineArticles: { nodes: MagazineArticleNode[] };
  topLists: { nodes: TopListNode[] };
  faqCategories: { nodes: Named[] };
  faqEntries: { nodes: FaqEntryNode[] };
  supportTopics: { nodes: SupportTopicNode[] };
  imprint: { nodes: LegalNode[] };
  privacy: { nodes: LegalNode[] };
  influencerPage: { nodes: InfluencerPageNode[] };
}
