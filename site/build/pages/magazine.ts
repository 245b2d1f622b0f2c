import { paths } from "@gratweg/contracts/routes";
import type { ArticleModel, ListingModel, TeaserModel } from "../../src/editorial-models";
import type { MagazineArticleNode, MagazineTopicNode } from "../editorial-content";
import { canonicalAt, textOwner } from "../canonical";
import { FEED_PATH, feedTitle } from "../discovery/feed";
import { lastChange } from "../discovery/last-change";
import { toSocialPicture } from "../discovery/social/card";
import { articleJsonLd } from "../json-ld/article";
import { toPicture } from "../pictures/models";
import { text } from "../texts";
import { showsOn } from "../shows-on";
import { toCards, tripsByNumber } from "../trips";
import type { PageKit, SitePage } from "./page-kit";

const MORE = 3;

interface Topic {
  node: MagazineTopicNode;
  path: string;
  articles: Article[];
}

interface Article {
  node: MagazineArticleNode;
  path: string;
  topic: MagazineTopicNode;
}

/** The magazine, its topics and articles. A topic without articles on this site has no page. */
export function magazinePages(kit: PageKit): SitePage[] {
  const topics = topicsOf(kit);
  const magazine = { label: text("editorial.magazine.title"), href: paths.magazine() };
  const feed = { title: feedTitle(kit.input.site), href: FEED_PATH };
  const latest = topics
    .flatMap(({ articles }) => articles)
    .sort((a, b) => (b.node.publishedOn ?? "").localeCompare(a.node.publishedOn ?? ""));
  const index: Omit<ListingModel, "crumbs"> = {
    title: magazine.label,
    lead: text("editorial.magazine.lead"),
    sections:
      latest.length > 0
        ? [
            {
              title: text("editorial.magazine.latest"),
              titleHidden: false,
              // Of two, none is more than the other.
              emphasis: latest.length > 2 ? "first" : "none",
              teasers: latest.map(toTeaser),
            },
            {
              title: text("editorial.magazine.topics"),
              titleHidden: false,
              emphasis: "none",
              teasers: topics.map(toTopicTeaser),
            },
          ]
        : [],
    empty: latest.length > 0 ? null : text("editorial.magazine.empty"),
    questions: null,
    contact: false,
  };
  return [
    kit.editorial("listing", "magazine", {
      crumbs: [magazine],
      description: index.lead,
      lastmod: lastChange(...topics.map(({ node }) => node), ...latest.map(({ node }) => node)),
      social: {
        title: index.lead,
        kicker: magazine.label,
        picture: toSocialPicture(latest[0]?.node.image),
      },
      meta: { feed },
      model: index,
    }),
    ...topics.flatMap((topic) => {
      const crumbs = [magazine, { label: topic.node.name, href: topic.path }];
      const lead = topic.node.teaser ?? "";
      const model: Omit<ListingModel, "crumbs"> = {
        title: topic.node.name,
        lead,
        sections: [
          {
            title: text("editorial.magazine.articles", { count: topic.articles.length }),
            titleHidden: true,
            emphasis: "none",
            teasers: topic.articles.map(toTeaserInTopic),
          },
        ],
        empty: null,
        questions: null,
        contact: false,
      };
      return [
        kit.editorial("listing", "magazine-topic", {
          params: { name: topic.node.slug },
          crumbs,
          description: lead || index.lead,
          lastmod: lastChange(topic.node, ...topic.articles.map(({ node }) => node)),
          social: {
            title: topic.node.name,
            kicker: magazine.label,
            picture: toSocialPicture(topic.node.image ?? topic.articles[0]?.node.image),
          },
          meta: { feed },
          model,
        }),
        ...topic.articles.map((article) =>
          kit.editorial("article", "magazine-article", {
            params: { name: topic.node.slug, subtopic: article.node.slug },
            crumbs: [...crumbs, { label: article.node.title, href: article.path }],
            description: article.node.teaser ?? article.node.title,
            seo: article.node.seo,
            jsonLd: [
              articleJsonLd(article.node, {
                path: article.path,
                topic: topic.node.name,
                site: kit.input.site,
              }),
            ],
            lastmod: lastChange(article.node),
            social: {
              title: article.node.title,
              kicker: topic.node.name,
              picture: toSocialPicture(article.node.image),
            },
            meta: {
              ...canonicalAt(
                textOwner(article.node.sites, article.node.tours ?? [], kit.input.content),
                article.path,
              ),
              feed,
              kind: "article",
              publishedOn: article.node.publishedOn,
              changedAt: article.node.updatedAt,
            },
            model: toArticle(article, topic, kit),
          }),
        ),
      ];
    }),
  ];
}

function topicsOf(kit: PageKit): Topic[] {
  const { content, site } = kit.input;
  const articles = content.magazineArticles.nodes.filter((article) => showsOn(article.sites, site.key));
  return content.magazineTopics.nodes
    .map((topic) => ({
      node: topic,
      path: paths.magazine(topic.slug),
      articles: articles
        .filter((article) => article.topic?.slug === topic.slug)
        .map((article) => ({ node: article, path: paths.magazine(topic.slug, article.slug), topic })),
    }))
    .filter((topic) => topic.articles.length > 0);
}

function toArticle(article: Article, topic: Topic, kit: PageKit): Omit<ArticleModel, "crumbs"> {
  const { node } = article;
  const trips = tripsByNumber(kit.input.trips);
  const others = topic.articles.filter((other) => other !== article);
  return {
    topic: topic.node.name,
    title: node.title,
    teaser: node.teaser,
    picture: toPicture(node.image),
    author: node.author,
    publishedOn: node.publishedOn,
    body: node.body ?? [],
    trips: toCards((node.tours ?? []).flatMap(({ number }) => trips.get(number) ?? [])),
    more:
      others.length > 0
        ? {
            title: text("editorial.magazine.more", { topic: topic.node.name }),
            titleHidden: false,
            emphasis: "none",
            teasers: others.slice(0, MORE).map(toTeaserInTopic),
          }
        : null,
  };
}

function toTeaser({ node, path, topic }: Article): TeaserModel {
  return {
    href: path,
    title: node.title,
    teaser: node.teaser,
    kicker: topic.name,
    picture: toPicture(node.image),
    icon: null,
    publishedOn: node.publishedOn,
    note: null,
  };
}

/** Where the topic's name stands above already. */
function toTeaserInTopic(article: Article): TeaserModel {
  return { ...toTeaser(article), kicker: null };
}

function toTopicTeaser({ node, path, articles }: Topic): TeaserModel {
  return {
    href: path,
    title: node.name,
    teaser: node.teaser,
    kicker: null,
    picture: toPicture(node.image),
    icon: null,
    publishedOn: null,
    note: text("editorial.magazine.articles", { count: articles.length }),
  };
}
