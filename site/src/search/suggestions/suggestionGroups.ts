import type { ReadingPage, Suggestions } from "@gratweg/contracts";
import { paths } from "@gratweg/contracts/routes";
import {
  arrowSquareOutIcon,
  bookOpenIcon,
  bootIcon,
  calendarBlankIcon,
  clockIcon,
  formatMonth,
  formatPrice,
  mapPinIcon,
  questionIcon,
  type IconShape,
  type Suggestion,
  type SuggestionGroup,
} from "@gratweg/design-system";
import { siblingAddress } from "../../layout/siblingAddress";
import { text } from "./suggestionTexts";

export interface LinkedSuggestion extends Suggestion {
  href: string;
  /** Another site's: the router knows nothing of it. */
  isElsewhere?: boolean;
}

export interface LinkedGroup extends SuggestionGroup {
  options: readonly LinkedSuggestion[];
}

const SIGNS: Readonly<Record<ReadingPage["kind"], IconShape>> = {
  article: bookOpenIcon,
  list: bookOpenIcon,
  question: questionIcon,
  help: questionIcon,
};

/** @param host where the visitor is, with its port */
export function suggestionGroups(found: Suggestions, host: string): LinkedGroup[] {
  return [
    {
      label: text("group.months"),
      options: found.months.map(({ month, count }) => ({
        id: `vorschlag-month-${month}`,
        label: text("inMonth", { month: formatMonth(month) }),
        aside: text("trips", { count }),
        icon: calendarBlankIcon,
        href: paths.search(new URLSearchParams({ month }).toString()),
      })),
    },
    {
      label: text("group.places"),
      options: found.places.map(({ slug, name, count }) => ({
        id: `vorschlag-place-${slug}`,
        label: name,
        aside: text("trips", { count }),
        icon: mapPinIcon,
        href: paths.search(new URLSearchParams({ place: slug }).toString()),
      })),
    },
    {
      label: text("group.activities"),
      options: found.activities.map(({ slug, name, count }) => ({
        id: `vorschlag-activity-${slug}`,
        label: name,
        aside: text("trips", { count }),
        icon: bootIcon,
        href: paths.search(new URLSearchParams({ activity: slug }).toString()),
      })),
    },
    {
      label: text("group.trips"),
      options: found.trips.map(({ number, slug, title, image, days, priceFrom }) => ({
        id: `vorschlag-trip-${number}`,
        label: title,
        note: [
          text("days", { count: days }),
          ...(priceFrom ? [text("from", { price: formatPrice(priceFrom.amount) })] : []),
        ].join(" · "),
        href: paths.trip(number, slug),
        ...(image ? { picture: { ...image, sizes: "56px" } } : { icon: bootIcon }),
      })),
    },
    {
      label: text("group.pages"),
      options: found.pages.map(({ kind, title, href }) => ({
        id: `vorschlag-page-${href.replace(/[^a-z0-9]+/gi, "-")}`,
        label: title,
        note: text(`kind.${kind}`),
        icon: SIGNS[kind],
        href,
      })),
    },
    {
      label: text("group.siblings"),
      options: found.siblings.map(({ site, name, domain, topic, count, parameters }) => ({
        id: `vorschlag-site-${site}`,
        label: topic,
        note: text("elsewhere", { trips: text("trips", { count }), site: name }),
        icon: arrowSquareOutIcon,
        href: siblingAddress({ key: site, domain }, host) + paths.search(parameters).slice(1),
        isElsewhere: true,
      })),
    },
  ];
}

export function recentGroup(recent: readonly string[]): LinkedGroup {
  return {
    label: text("group.recent"),
    options: recent.map((words, index) => ({
      id: `vorschlag-recent-${index}`,
      label: words,
      icon: clockIcon,
      href: paths.search(new URLSearchParams({ q: words }).toString()),
    })),
  };
}
