import type { BookingTerms } from "@gratweg/contracts";
import { tidyEntries, type BookingEntries } from "@gratweg/contracts/booking-rules";
import { formatDate, formatDateRange, type ReviewGroup } from "@gratweg/design-system";
import type { BookingStep } from "@gratweg/flows";
import type { Values } from "../texts/translate";
import { countryName } from "./countries";

type Translate = (key: string, values?: Values) => string;

/** Shows what is booked, not what was typed, in the order of the steps; each group has its step's name. */
export function reviewGroups(terms: BookingTerms, entered: BookingEntries, t: Translate): ReviewGroup[] {
  const group = (step: BookingStep, items: ReviewGroup["items"]): ReviewGroup => ({
    id: step,
    title: t(`booking.steps.${step}`),
    items,
  });
  const { travellers, options, contact, note } = tidyEntries(entered);
  const { departure, insurance } = terms;
  return [
    group("departure", [
      { label: t("booking.check.trip"), value: terms.trip.title },
      { label: t("booking.check.dates"), value: formatDateRange(departure.startDate, departure.endDate) },
    ]),
    group(
      "travellers",
      travellers.map(({ firstName, lastName, birthDate }, index) => ({
        label: t("booking.issue.person", { number: index + 1 }),
        value: t("booking.check.born", {
          name: `${firstName} ${lastName}`,
          date: formatDate(birthDate),
        }),
      })),
    ),
    group("options", [
      ...(departure.singleSupplement.amount > 0
        ? [
            {
              label: t("booking.check.roomKind"),
              value:
                options.singleRooms === 0
                  ? t("booking.check.noRooms")
                  : t("booking.check.rooms", { count: options.singleRooms }),
            },
          ]
        : []),
      ...(insurance
        ? [
            {
              label: t("booking.options.insurance"),
              value: options.insurance ? insurance.product : t("booking.check.noInsurance"),
            },
          ]
        : []),
      ...(note ? [{ label: t("booking.options.note"), value: note }] : []),
    ]),
    group("contact", [
      { label: t("booking.check.email"), value: contact.email },
      { label: t("booking.check.phone"), value: contact.phone },
      {
        label: t("booking.check.address"),
        value: `${contact.street}\n${contact.postalCode} ${contact.city}, ${countryName(contact.country)}`,
      },
    ]),
  ].filter(({ items }) => items.length > 0);
}

/** The law's essentials, for directly above the button. */
export function essentials(terms: BookingTerms, entered: BookingEntries, t: Translate) {
  const { departure, insurance, trip, organiser } = terms;
  const { travellers, options, note } = tidyEntries(entered);
  const chosen = [
    ...(options.singleRooms > 0 ? [t("booking.check.rooms", { count: options.singleRooms })] : []),
    ...(options.insurance && insurance ? [t("booking.check.insured", { product: insurance.product })] : []),
    ...(note ? [t("booking.check.message", { note })] : []),
  ];
  return [
    { label: t("booking.check.trip"), value: trip.title },
    { label: t("booking.check.dates"), value: formatDateRange(departure.startDate, departure.endDate) },
    { label: t("booking.steps.travellers"), value: t("booking.check.persons", { count: travellers.length }) },
    { label: t("booking.steps.options"), value: chosen.join(", ") || t("booking.check.nothingChosen") },
    { label: t("booking.check.organises"), value: organiser.name },
  ];
}
