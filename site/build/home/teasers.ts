import { sceneOf } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import type { SiteConfig } from "@gratweg/sites";
import type { TeaserModel, TeaserSectionModel } from "../../src/editorial-models";
import type { Content } from "../content";
import type { MagazineArticleNode, MagazineTopicNode } from "../editorial-content";
import { picked } from "../picked";
import { toPicture } from "../pictures/models";
import { showsOn } from "../shows-on";
import { text } from "../texts";
import type { Trip } from "../trips";

const ARTICLES = 3;
const LISTS = 3;
const plain = { kicker: null, picture: null, icon: null, publishedOn: null, note: null };

/** The configured articles, then the newest. */
export function articleTeasers(content: Content, site: SiteConfig): TeaserModel[] {
  const topics = new Map(content.magazineTopics.nodes.map((topic) => [topic.slug, topic]));
  const shown = content.magazineArticles.nodes.filter((article) => showsOn(article.sites, site.key));
  return picked(shown, site.home.magazine, ({ slug }) => slug)
    .flatMap((article) => toTeaser(article, topics) ?? [])
    .slice(0, ARTICLES);
}

/** Articles of this site that name one of the trips, those of different scenes first, of these those that name most. */
export function articleTeasersOf(
  content: Content,
  site: SiteConfig,
  trips: readonly Trip[],
): TeaserSectionModel | null {
  const numbers = new Set(trips.map(({ node }) => node.number));
  const count = ({ tours }: MagazineArticleNode) =>
    (tours ?? []).filter(({ number }) => numbers.has(number)).length;
  const topics = new Map(content.magazineTopics.nodes.map((topic) => [topic.slug, topic]));
  const all = content.magazineArticles.nodes
    .filter((article) => showsOn(article.sites, site.key) && count(article) > 0)
    .sort((a, b) => count(b) - count(a))
    .flatMap((article) => toTeaser(article, topics) ?? []);
  if (all.length === 0) return null;
  const scenes = all.map(({ picture }) => picture && sceneOf(picture));
  const first = all.filter((_, at) => scenes.indexOf(scenes[at] ?? null) === at);
  const teasers = [...new Set([...first, ...all])].slice(0, ARTICLES);
  return { title: text("collections.articles"), titleHidden: false, emphasis: "none", teasers };
}

function toTeaser(
  article: MagazineArticleNode,
  topics: ReadonlyMap<string, MagazineTopicNode>,
): TeaserModel | null {
  const topic = topics.get(article.topic?.slug ?? "");
  if (!topic) return null;
  return {
    ...plain,
    href: paths.magazine(topic.slug, article.slug),
    title: article.title,
    teaser: article.teaser,
    kicker: topic.name,
    picture: toPicture(article.image),
    publishedOn: article.publishedOn,
  };
}

/** The lists that this site shows, the configured ones first. */
export function topListTeasers(
  content: Content,
  site: SiteConfig,
  tourNumbers: ReadonlySet<number>,
): TeaserModel[] {
  const count = (list: Content["topLists"]["nodes"][number]) =>
    (list.entries ?? []).filter(({ tour }) => tour !== null && tourNumbers.has(tour.number)).length;
  const shown = content.topLists.nodes.filter((list) => showsOn(list.sites, site.key) && count(list) > 0);
  return picked(shown, site.topLists.first, ({ slug }) => slug)
    .slice(0, LISTS)
    .map((list) => ({
      ...plain,
      href: paths.topLists(list.slug),
      title: list.title,
      teaser: list.teaser,
      picture: toPicture(list.image),
      note: text("home.tours", { count: count(list) }),
    }));
}

/** Ways into the portal. */
export function accountTeasers(): TeaserModel[] {
  const teaser = (name: string, href: string, icon: string): TeaserModel => ({
    ...plain,
    href,
    icon,
    title: text(`home.account.${name}.title`),
    teaser: text(`home.account.${name}.text`),
  });
  return [
    teaser("trips", paths.portal(), "ph:ticket"),
    teaser("offers", `${paths.portal()}/angebot`, "ph:calendar-check"),
    teaser("membership", `${paths.portal()}/user/pricing`, "ph:user-circle"),
  ];
}
