import { BookingNotSetUp } from "./content-cache";
import type { BookingStore } from "./store";
import type { Row } from "./stored";
import type { CancellationStep, Insurance, TripContent } from "./types";

/** Statements over Strapi's tables, in words that both databases understand; what is not published has no part in a booking. */
const TOUR = `SELECT t.id, t.number, t.slug, t.title, t.reduced_mobility, c.name AS country, o.id AS operator, o.name, o.street,
    o.postal_code, o.city, o.country_name, o.email, o.phone, o.website, o.insolvency_insurer
  FROM tours t
    JOIN tours_operator_lnk ol ON ol.tour_id = t.id
    JOIN tour_operators o ON o.id = ol.tour_operator_id AND o.published_at IS NOT NULL
    LEFT JOIN tours_country_lnk cl ON cl.tour_id = t.id
    LEFT JOIN countries c ON c.id = cl.country_id
  WHERE t.number = :tour AND t.published_at IS NOT NULL`;
const DAYS = `SELECT d.overnight_kind FROM tours_cmps l JOIN components_tour_days d ON d.id = l.cmp_id
  WHERE l.entity_id = :id AND l.field = 'days'`;
const SETTINGS = "SELECT * FROM booking_settings WHERE published_at IS NOT NULL ORDER BY id LIMIT 1";
const COVERS = `SELECT i.text FROM booking_settings_cmps l JOIN components_shared_items i ON i.id = l.cmp_id
  WHERE l.entity_id = :id AND l.field = 'insuranceCovers' ORDER BY l."order"`;
const PARTNER = `SELECT insurance_partner_name AS name, insurance_partner_url AS url FROM site_settings
  WHERE published_at IS NOT NULL ORDER BY id LIMIT 1`;
const FORM_SHEET = `SELECT id, version, title FROM form_sheets WHERE valid_from <= :today
  ORDER BY valid_from DESC, version DESC LIMIT 1`;
const SECTIONS = `SELECT s.title, s.text FROM form_sheets_cmps l JOIN components_shared_text_sections s ON s.id = l.cmp_id
  WHERE l.entity_id = :id AND l.field = 'sections' ORDER BY l."order"`;
const stepsOf = (table: "tour_operators" | "booking_settings") =>
  `SELECT s.days_before, s.percent FROM ${table}_cmps l JOIN components_shared_cancellation_steps s ON s.id = l.cmp_id
    WHERE l.entity_id = :id AND l.field = 'cancellationSteps'`;

/** Reads what a published tour's bookings are agreed on; null when no published tour with a published operator has the number. */
export async function loadTripContent(
  store: Pick<BookingStore, "ask">,
  tour: number,
  today: string,
): Promise<TripContent | null> {
  const [trip] = await store.ask("content-tour", TOUR, { tour });
  if (!trip) return null;
  const [settings] = await store.ask("content-settings", SETTINGS, {});
  const [sheet] = await store.ask("content-sheet", FORM_SHEET, { today });
  if (!settings || !sheet) throw new BookingNotSetUp("Booking settings or a form sheet are missing.");
  const [partner] = await store.ask("content-partner", PARTNER, {});
  const days = await store.ask("content-days", DAYS, { id: trip.id });
  const covers = await store.ask("content-covers", COVERS, { id: settings.id });
  const sections = await store.ask("content-sections", SECTIONS, { id: sheet.id });
  const own = await store.ask("content-operator-steps", stepsOf("tour_operators"), { id: trip.operator });
  const common = await store.ask("content-steps", stepsOf("booking_settings"), { id: settings.id });
  return {
    trip: {
      number: Number(trip.number),
      slug: text(trip.slug),
      title: text(trip.title),
      days: Math.max(1, days.length),
      countryName: textOrNull(trip.country),
      reducedMobility: textOrNull(trip.reduced_mobility),
      nights: nightsOf(days),
    },
    organiser: {
      ...addressOf(trip),
      name: text(trip.name),
      email: text(trip.email ?? settings.email),
      website: textOrNull(trip.website),
      insolvencyInsurer: text(trip.insolvency_insurer),
    },
    mediator: { ...addressOf(settings), name: text(settings.mediator_name), email: text(settings.email) },
    insurance: insurance(settings, partner, covers),
    payment: {
      depositPercent: Number(settings.deposit_percent),
      depositDueDays: Number(settings.deposit_due_days),
      restDueDaysBefore: Number(settings.rest_due_days_before),
    },
    cancellation: cancellation(own.length > 0 ? own : common),
    formSheet: {
      version: text(sheet.version),
      title: text(sheet.title),
      sections: sections.map((section) => ({ title: text(section.title), text: text(section.text) })),
    },
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);
const text = (value: unknown): string => textOrNull(value) ?? "";

function addressOf(row: Row) {
  return {
    street: text(row.street),
    postalCode: text(row.postal_code),
    city: text(row.city),
    countryName: text(row.country_name),
    phone: text(row.phone),
  };
}

/** A single room can only be had where there are rooms: not in a hut, a tent or a bivouac. */
const ROOMS: readonly unknown[] = ["hotel", "pension", "gasthof", "schiff"];

function nightsOf(days: readonly Row[]): { total: number; inRooms: number } {
  const nights = days.map((day) => day.overnight_kind).filter((kind) => kind && kind !== "keine");
  return { total: nights.length, inRooms: nights.filter((kind) => ROOMS.includes(kind)).length };
}

function insurance(settings: Row, partner: Row | undefined, covers: readonly Row[]): Insurance | null {
  const {
    insurance_offered: isOffered,
    insurance_product: product,
    insurance_per_mille: perMille,
  } = settings;
  if (!isOffered || !product || !perMille || !partner?.name) return null;
  return {
    partner: text(partner.name),
    url: textOrNull(partner.url),
    product: text(product),
    perMille: Number(perMille),
    covers: covers.map((cover) => text(cover.text)),
  };
}

/** Falling distance to the start, the day of the start last, in whatever order an editor entered them. */
function cancellation(steps: readonly Row[]): CancellationStep[] {
  return steps
    .map(({ days_before: before, percent }) => ({
      daysBefore: before === null ? null : Number(before),
      percent: Number(percent),
    }))
    .sort((one, other) => (other.daysBefore ?? -1) - (one.daysBefore ?? -1));
}
