import type { Core } from "@strapi/strapi";
import type { CancellationStep, FormSheet, Insurance, TripContent } from "@gratweg/backoffice/bookings/types";
import { BookingNotSetUp } from "@gratweg/backoffice/bookings/content-cache";

type Optional<Value> = Value | null | undefined;
interface OperatorDocument {
  name: string;
  street: Optional<string>;
  postalCode: Optional<string>;
  city: Optional<string>;
  countryName: Optional<string>;
  email: Optional<string>;
  phone: Optional<string>;
  website: Optional<string>;
  insolvencyInsurer: Optional<string>;
  cancellationSteps: Optional<CancellationStep[]>;
}
interface TourDocument {
  number: number;
  slug: string;
  title: string;
  days: Optional<{ overnightKind: Optional<string> }[]>;
  reducedMobility: Optional<string>;
  country: Optional<{ name: string }>;
  operator: Optional<OperatorDocument>;
}
interface SettingDocument {
  mediatorName: string;
  street: string;
  postalCode: string;
  city: string;
  countryName: string;
  email: string;
  phone: string;
  insuranceOffered: Optional<boolean>;
  insuranceProduct: Optional<string>;
  insurancePerMille: Optional<number>;
  insuranceCovers: Optional<{ text: string }[]>;
  depositPercent: number;
  depositDueDays: number;
  restDueDaysBefore: number;
  cancellationSteps: Optional<CancellationStep[]>;
}
interface SiteSettingDocument {
  insurancePartnerName: Optional<string>;
  insurancePartnerUrl: Optional<string>;
}

interface Documents {
  findFirst(params: object): Promise<unknown>;
}
const first = <Document>(strapi: Core.Strapi, uid: string, params: object): Promise<Document | null> =>
  (strapi.documents(uid as "api::tour.tour") as unknown as Documents).findFirst(
    params,
  ) as Promise<Document | null>;

/** What a published tour's bookings are agreed on; null when no published tour with a published operator has the number. */
export async function loadTripContent(
  strapi: Core.Strapi,
  tourNumber: number,
  today: string,
): Promise<TripContent | null> {
  const status = "published";
  const tour = await first<TourDocument>(strapi, "api::tour.tour", {
    status,
    filters: { number: tourNumber },
    fields: ["number", "slug", "title", "reducedMobility"],
    populate: { days: true, country: true, operator: { populate: { cancellationSteps: true } } },
  });
  if (!tour?.operator) return null;
  const settings = await first<SettingDocument>(strapi, "api::booking-setting.booking-setting", {
    status,
    populate: { insuranceCovers: true, cancellationSteps: true },
  });
  const site = await first<SiteSettingDocument>(strapi, "api::site-setting.site-setting", { status });
  const formSheet = await first<FormSheet>(strapi, "api::form-sheet.form-sheet", {
    filters: { validFrom: { $lte: today } },
    sort: ["validFrom:desc", "version:desc"],
    populate: { sections: true },
  });
  if (!settings || !formSheet) throw new BookingNotSetUp("Booking settings or a form sheet are missing.");
  return tripContent(tour, tour.operator, settings, site, formSheet);
}

function tripContent(
  tour: TourDocument,
  operator: OperatorDocument,
  settings: SettingDocument,
  site: SiteSettingDocument | null,
  { version, title, sections }: FormSheet,
): TripContent {
  const own = cancellation(operator.cancellationSteps);
  return {
    trip: {
      number: tour.number,
      slug: tour.slug,
      title: tour.title,
      days: Math.max(1, tour.days?.length ?? 0),
      countryName: tour.country?.name ?? null,
      reducedMobility: tour.reducedMobility ?? null,
      nights: nightsOf(tour.days ?? []),
    },
    organiser: {
      name: operator.name,
      street: operator.street ?? "",
      postalCode: operator.postalCode ?? "",
      city: operator.city ?? "",
      countryName: operator.countryName ?? "",
      email: operator.email ?? settings.email,
      phone: operator.phone ?? "",
      website: operator.website ?? null,
      insolvencyInsurer: operator.insolvencyInsurer ?? "",
    },
    mediator: {
      name: settings.mediatorName,
      street: settings.street,
      postalCode: settings.postalCode,
      city: settings.city,
      countryName: settings.countryName,
      email: settings.email,
      phone: settings.phone,
    },
    insurance: insurance(settings, site),
    payment: {
      depositPercent: settings.depositPercent,
      depositDueDays: settings.depositDueDays,
      restDueDaysBefore: settings.restDueDaysBefore,
    },
    cancellation: own.length > 0 ? own : cancellation(settings.cancellationSteps),
    formSheet: { version, title, sections: sections.map((part) => ({ title: part.title, text: part.text })) },
  };
}

/** A single room can only be had where there are rooms: not in a hut, a tent or a bivouac. */
const ROOMS: readonly Optional<string>[] = ["hotel", "pension", "gasthof", "schiff"];

function nightsOf(days: NonNullable<TourDocument["days"]>): { total: number; inRooms: number } {
  const nights = days.map(({ overnightKind }) => overnightKind).filter((kind) => kind && kind !== "keine");
  return { total: nights.length, inRooms: nights.filter((kind) => ROOMS.includes(kind)).length };
}

function insurance(settings: SettingDocument, site: SiteSettingDocument | null): Insurance | null {
  const { insuranceOffered, insuranceProduct, insurancePerMille, insuranceCovers } = settings;
  if (!insuranceOffered || !insuranceProduct || !insurancePerMille || !site?.insurancePartnerName)
    return null;
  return {
    partner: site.insurancePartnerName,
    url: site.insurancePartnerUrl ?? null,
    product: insuranceProduct,
    perMille: insurancePerMille,
    covers: (insuranceCovers ?? []).map(({ text }) => text),
  };
}

/** Falling distance to the start, the day of the start last, in whatever order an editor entered them. */
function cancellation(steps: Optional<CancellationStep[]>): CancellationStep[] {
  return (steps ?? [])
    .map(({ daysBefore, percent }) => ({ daysBefore: daysBefore ?? null, percent }))
    .sort((one, other) => (other.daysBefore ?? -1) - (one.daysBefore ?? -1));
}

const WATCHED = new Set([
  "api::tour.tour",
  "api::tour-operator.tour-operator",
  "api::country.country",
  "api::booking-setting.booking-setting",
  "api::site-setting.site-setting",
  "api::form-sheet.form-sheet",
]);

/** Forgets everything when a document changes that bookings are agreed on; inside a transaction once more when it is committed. */
export function forgetOnChanges(strapi: Core.Strapi, forget: () => void): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (!WATCHED.has(context.uid) || context.action.startsWith("find") || context.action === "count")
      return result;
    forget();
    if (strapi.db.inTransaction())
      await strapi.db.transaction(({ onCommit }: { onCommit: (then: () => void) => void }) => {
        onCommit(forget);
        return Promise.resolve();
      });
    return result;
  });
}
