import { insuranceRule, stepsRule, versionRule } from "./booking-rules";
import { euros } from "./departure-prices";
import { pageSlugRule } from "./page-slug-rule";
import { redirectRule } from "./redirect-rule";
import { searchWordRule } from "./search-word-rule";
import { isSet, listOf, numberOf, type Complaint, type Entry, type Rule, type Stage } from "./rule";

export type { Complaint, Entry, Stage };

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const NUMBER = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

const slugRule: Rule = ({ slug }) =>
  typeof slug === "string" && slug !== "" && !SLUG.test(slug)
    ? [
        {
          path: ["slug"],
          message:
            "Die Adresse darf nur Kleinbuchstaben (a–z), Ziffern und einzelne Bindestriche enthalten, zum Beispiel „karwendel-huettentour“.",
        },
      ]
    : [];

const gradeRule: Rule = (entry) =>
  (["techniqueGrade", "fitnessGrade"] as const).flatMap((field) => {
    const grade = numberOf(entry[field]);
    const ok = grade === undefined || (Number.isInteger(grade) && grade >= 1 && grade <= 5);
    return ok
      ? []
      : [
          {
            path: [field],
            message: `${field === "techniqueGrade" ? "Technik" : "Kondition"}: bitte eine ganze Zahl von 1 (leicht) bis 5 (sehr anspruchsvoll).`,
          },
        ];
  });

const groupRule: Rule = ({ groupSizeMin, groupSizeMax }) => {
  const [min, max] = [numberOf(groupSizeMin), numberOf(groupSizeMax)];
  return min !== undefined && max !== undefined && min > max
    ? [
        {
          path: ["groupSizeMax"],
          message: `Die größte Gruppe (${max}) ist kleiner als die kleinste (${min}).`,
        },
      ]
    : [];
};

const TOTALS = [
  ["distanceKm", "Strecke", "km", 0.05],
  ["ascentM", "Aufstieg", "m", 0.5],
  ["descentM", "Abstieg", "m", 0.5],
] as const;

const totalsRule: Rule = (entry, stage) => {
  const days = listOf(entry.days);
  if (stage === "draft" || days.length === 0) return [];
  return TOTALS.flatMap(([field, name, unit, tolerance]) => {
    const parts = days.map((day) => numberOf(day[field]));
    const total = numberOf(entry[field]);
    if (total === undefined || parts.includes(undefined)) return [];
    const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
    return Math.abs(sum - total) <= tolerance
      ? []
      : [
          {
            path: [field],
            message: `${name}: Die Tage ergeben zusammen ${NUMBER.format(sum)} ${unit}, bei der Tour stehen ${NUMBER.format(total)} ${unit}. Bitte gleichen Sie Tage und Gesamtwert an.`,
          },
        ];
  });
};

const waypointRule: Rule = (entry) => {
  const days = listOf(entry.days).length;
  if (days === 0) return [];
  return listOf(entry.waypoints).flatMap(({ name, day }, index) => {
    const value = numberOf(day);
    return value !== undefined && value > days
      ? [
          {
            path: ["waypoints", index, "day"],
            message: `Wegpunkt „${String(name)}“ liegt an Tag ${value}, die Tour hat aber nur ${days} Tage.`,
          },
        ]
      : [];
  });
};

/** What an editor types in euros; the supplement alone may be nothing. */
const AMOUNTS = ["priceCents", "memberPriceCents", "singleSupplementCents"] as const;

const amountRule: Rule = (entry) =>
  AMOUNTS.flatMap((field) => {
    const cents = numberOf(entry[field]);
    return cents === undefined || cents >= 100 || (field === "singleSupplementCents" && cents === 0)
      ? []
      : [{ path: [field], message: `Der kleinste Betrag ist 1 €, hier stehen ${euros(cents)}.` }];
  });

const departureRule: Rule = (entry) => {
  const { startDate, endDate, minimumParticipants, capacity } = entry;
  const complaints: Complaint[] = [];
  if (typeof startDate === "string" && typeof endDate === "string" && endDate < startDate)
    complaints.push({
      path: ["endDate"],
      message: "Das Ende liegt vor dem Beginn. Bitte prüfen Sie die beiden Tage.",
    });
  const [minimum, places] = [numberOf(minimumParticipants), numberOf(capacity)];
  if (minimum !== undefined && places !== undefined && minimum > places)
    complaints.push({
      path: ["minimumParticipants"],
      message: `Die Mindestzahl (${minimum}) ist größer als die Zahl der Plätze (${places}).`,
    });
  const [price, memberPrice] = [numberOf(entry.priceCents), numberOf(entry.memberPriceCents)];
  if (price !== undefined && memberPrice !== undefined && memberPrice >= price)
    complaints.push({
      path: ["memberPriceCents"],
      message:
        "Der Mitgliederpreis ist nicht niedriger als der Preis. Ohne Nachlass lassen Sie das Feld leer.",
    });
  return complaints;
};

const offerRule: Rule = ({ validFrom, validUntil }) =>
  typeof validFrom === "string" && typeof validUntil === "string" && validUntil < validFrom
    ? [
        {
          path: ["validUntil"],
          message: "Das Angebot endet, bevor es beginnt. Bitte prüfen Sie die beiden Tage.",
        },
      ]
    : [];

const countryRule: Rule = ({ isoCode }) =>
  isSet(isoCode) && !/^[A-Z]{2}$/.test(String(isoCode))
    ? [{ path: ["isoCode"], message: "Das Länderkürzel besteht aus zwei Großbuchstaben, zum Beispiel „AT“." }]
    : [];

const RULES: Record<string, Rule[]> = {
  "api::tour.tour": [slugRule, gradeRule, groupRule, totalsRule, waypointRule],
  "api::departure.departure": [amountRule, departureRule],
  "api::plan.plan": [slugRule, amountRule],
  "api::redirect.redirect": [redirectRule],
  "api::search-word-group.search-word-group": [searchWordRule],
  "api::offer.offer": [slugRule, offerRule],
  "api::country.country": [slugRule, countryRule],
  "api::page.page": [pageSlugRule],
  "api::tour-operator.tour-operator": [slugRule, stepsRule],
  "api::booking-setting.booking-setting": [stepsRule, insuranceRule],
  "api::form-sheet.form-sheet": [versionRule],
};

/** Everything that stands in the way of saving, in German words for the editor. */
export function complaintsAbout(uid: string, entry: Entry, stage: Stage): Complaint[] {
  return (RULES[uid] ?? [slugRule]).flatMap((rule) => rule(entry, stage));
}
