import { paths } from "@gratweg/contracts/routes";
import type { ListingModel, QuestionModel, QuestionsModel, TextPageModel } from "../../src/editorial-models";
import type { Blocks } from "../content-nodes";
import { canonicalAt, sharedOwner } from "../canonical";
import { lastChange } from "../discovery/last-change";
import { faqJsonLd } from "../json-ld/lists";
import { text } from "../texts";
import { showsOn } from "../shows-on";
import type { PageKit, SitePage } from "./page-kit";

/** Of the questions, how many already stand on the help page. */
const FIRST_QUESTIONS = 3;

/** Help with its topics, and the questions. */
export function helpPages(kit: PageKit): SitePage[] {
  const { content } = kit.input;
  const support = { label: text("editorial.support.title"), href: paths.support() };
  const faq = { label: text("editorial.faq.title"), href: paths.faq() };
  const sections = questionsOf(kit);
  const questions = sections.flatMap(({ items }) => items);
  const index: Omit<ListingModel, "crumbs"> = {
    title: support.label,
    lead: text("editorial.support.lead"),
    sections: [
      {
        title: text("editorial.support.topics"),
        titleHidden: false,
        emphasis: "none" as const,
        teasers: content.supportTopics.nodes.map(({ slug, title, teaser, icon }) => ({
          href: paths.support(slug),
          title,
          teaser,
          kicker: null,
          picture: null,
          icon: icon ?? "",
          publishedOn: null,
          note: null,
        })),
      },
    ].filter(({ teasers }) => teasers.length > 0),
    empty: null,
    questions:
      questions.length > 0
        ? {
            title: text("editorial.support.questions"),
            items: questions.slice(0, FIRST_QUESTIONS),
            all: { label: text("editorial.support.allQuestions"), href: faq.href },
          }
        : null,
    contact: true,
  };
  const faqModel: Omit<QuestionsModel, "crumbs"> = {
    title: faq.label,
    lead: text("editorial.faq.lead"),
    sections,
  };
  return [
    kit.editorial("listing", "support", {
      crumbs: [support],
      description: index.lead,
      lastmod: lastChange(...content.supportTopics.nodes, ...shownQuestions(kit)),
      meta: canonicalAt(sharedOwner(), support.href),
      model: index,
    }),
    kit.editorial("questions", "faq", {
      crumbs: [support, faq],
      description: faqModel.lead,
      lastmod: lastChange(...shownQuestions(kit)),
      meta: canonicalAt(sharedOwner(), faq.href),
      jsonLd: faqJsonLd(questions),
      model: faqModel,
    }),
    ...content.supportTopics.nodes.map((topic) => {
      const model: Omit<TextPageModel, "crumbs"> = {
        title: topic.title,
        intro: topic.teaser,
        picture: null,
        body: topic.body ?? [],
        note: null,
        questions: null,
        contact: true,
      };
      return kit.editorial("page", "support-topic", {
        params: { name: topic.slug },
        crumbs: [support, { label: topic.title, href: paths.support(topic.slug) }],
        description: topic.teaser ?? index.lead,
        lastmod: lastChange(topic),
        meta: canonicalAt(sharedOwner(), paths.support(topic.slug)),
        model,
      });
    }),
  ];
}

/** By category in the editors' order; what has no category comes last. */
function questionsOf(kit: PageKit): QuestionsModel["sections"] {
  const { content } = kit.input;
  const entries = shownQuestions(kit);
  const known = new Set(content.faqCategories.nodes.map(({ slug }) => slug));
  return [
    ...content.faqCategories.nodes.map(({ slug, name }) => ({
      id: slug,
      title: name,
      items: entries.filter(({ category }) => category?.slug === slug).map(toQuestion),
    })),
    {
      id: "weitere",
      title: text("editorial.faq.other"),
      items: entries.filter(({ category }) => !known.has(category?.slug ?? "")).map(toQuestion),
    },
  ].filter(({ items }) => items.length > 0);
}

function shownQuestions({ input: { content, site } }: PageKit) {
  return content.faqEntries.nodes.filter((entry) => showsOn(entry.sites, site.key));
}

export function toQuestion({ question, answer }: { question: string; answer: Blocks | null }): QuestionModel {
  return { question, answer: answer ?? [] };
}
