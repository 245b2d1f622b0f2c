import type { SeedContent } from "../types";
import { bookingSetting, formSheets } from "./booking";
import { faqCategories, faqEntries, supportTopics } from "./help";
import { influencerPage } from "./influencer-page";
import { imprint, privacy } from "./legal";
import {
  moreArticles,
  moreFaqCategories,
  moreFaqEntries,
  moreSupportTopics,
  moreTopics,
  moreTopLists,
} from "./magazin";
import { magazineArticles, magazineTopics, topLists } from "./magazine";
import { memberDiscounts, offers, plans } from "./membership";
import { operators } from "./operators";
import { pages, redirects } from "./pages";
import { searchWords } from "./search-words";
import { siteSetting } from "./settings";
import { activities, continents, countries, regions, travelFocusTypes, travelTypes } from "./taxonomy";
import { tours } from "./tours";

export const seedContent: SeedContent = {
  continents,
  countries,
  regions,
  activities,
  travelTypes,
  travelFocusTypes,
  operators,
  tours,
  magazineTopics: [...magazineTopics, ...moreTopics],
  magazineArticles: [...magazineArticles, ...moreArticles],
  topLists: [...topLists, ...moreTopLists],
  faqCategories: [...faqCategories, ...moreFaqCategories],
  faqEntries: [...faqEntries, ...moreFaqEntries],
  supportTopics: [...supportTopics, ...moreSupportTopics],
  pages,
  redirects,
  searchWords,
  plans,
  offers,
  memberDiscounts,
  imprint,
  privacy,
  influencerPage,
  siteSetting,
  bookingSetting,
  formSheets,
};
