import type { ReadingPage } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { questionAnchor } from "../src/editorial/questionAnchor";
import type { CollectionModel } from "../src/collection-models";
import type { QuestionsModel } from "../src/editorial-models";
import type { SitePage } from "./pages/page-kit";

interface TripCollection {
  title: string;
  href: string;
  /** As the search writes them into an address. */
  parameters: string;
}

/** What can be read on the site beside trips, for the server's suggestions. */
export function readingList(pages: readonly SitePage[]): ReadingPage[] {
  return pages.flatMap(({ path, template, context: { model } }): ReadingPage[] => {
    const title = titleOf(model);
    if (template === "questions") return questionsOf(path, model as QuestionsModel);
    if (title === null) return [];
    if (template === "article") return [{ kind: "article", title, href: path }];
    if (template === "top-list") return [{ kind: "list", title, href: path }];
    if (template === "page" && path.startsWith(`${paths.support()}/`))
      return [{ kind: "help", title, href: path }];
    return [];
  });
}

/** The pages of places, activities and months, each with the search's parameters that find the same trips. */
export function tripCollections(pages: readonly SitePage[]): TripCollection[] {
  return pages.flatMap(({ path, template, context: { model } }): TripCollection[] => {
    const title = titleOf(model);
    const { trips } = model as CollectionModel;
    if (template !== "collection" || title === null || !trips) return [];
    const { searchParams } = new URL(trips.refineHref, "https://own.invalid");
    return [{ title, href: path, parameters: searchParams.toString() }];
  });
}

function questionsOf(path: string, { sections }: QuestionsModel): ReadingPage[] {
  return sections.flatMap(({ id, items }) =>
    items.map(({ question }, index) => ({
      kind: "question",
      title: question,
      href: `${path}#${questionAnchor(id, index)}`,
    })),
  );
}

function titleOf(model: unknown): string | null {
  const { title } = (model ?? {}) as { title?: unknown };
  return typeof title === "string" && title !== "" ? title : null;
}
