import type { MagazineArticleSeed } from "../../types";
import { railways } from "./articles/bahn";
import { equipment } from "./articles/ausruestung";
import { learning } from "./articles/lernen";
import { people } from "./articles/menschen";
import { nature } from "./articles/natur";
import { regionArticles } from "./articles/regionen";

export { moreFaqCategories, moreFaqEntries } from "./faq";
export { moreSupportTopics } from "./support";
export { moreTopLists } from "./top-lists";
export { moreTopics } from "./topics";

export const moreArticles: MagazineArticleSeed[] = [
  ...learning,
  ...equipment,
  ...regionArticles,
  ...people,
  ...nature,
  ...railways,
];
