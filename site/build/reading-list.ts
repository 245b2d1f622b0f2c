import type { ReadingPage } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import { questionAnchor } from "../src/editorial/questionAnchor";
import type { QuestionsModel } from "../src/editorial-models";
import type { SitePage } from "./pages/page-kit";

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
