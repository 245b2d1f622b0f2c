import type { QuestionModel } from "../../src/editorial-models";
import { textOf } from "../text";

export interface Place {
  name: string;
  path: string;
}

export function breadcrumbJsonLd(origin: string, items: readonly Place[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** A list in the order of its items. */
export function listJsonLd(origin: string, name: string, items: readonly Place[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    itemListOrder: "https://schema.org/ItemListOrderAscending",
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: `${origin}${item.path}`,
    })),
  };
}

/** Questions without an answer are left out; without any there is no claim. */
export function faqJsonLd(questions: readonly QuestionModel[]): object[] {
  const mainEntity = questions
    .map(({ question, answer }) => ({ name: question, text: textOf(answer) }))
    .filter(({ text }) => text !== "")
    .map(({ name, text }) => ({
      "@type": "Question",
      name,
      acceptedAnswer: { "@type": "Answer", text },
    }));
  return mainEntity.length > 0 ? [{ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }] : [];
}
