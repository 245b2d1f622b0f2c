import type { ContentMemberTrip, ContentOffer, MemberContent } from "../features/trips/memberContent";
import type { MembershipSource } from "../features/payments/membershipSource";

export function contentOffer(more: Partial<ContentOffer> = {}): ContentOffer {
  return {
    slug: "karwendel-mitglieder",
    title: "Karwendel: acht Prozent",
    teaser: "Für Mitglieder günstiger.",
    body: [{ type: "paragraph", children: [{ type: "text", text: "Nur für Sie." }] }],
    discountPercent: 8,
    code: "KARWENDEL8",
    validUntil: "2127-06-30",
    tourNumber: 1001,
    memberPriceFromCents: 81_800,
    ...more,
  };
}

export function contentMemberTrip(more: Partial<ContentMemberTrip> = {}): ContentMemberTrip {
  const day = { text: "Weit.", distanceKm: 18.2, ascentM: 900, descentM: 90, hours: 6, meals: null };
  return {
    number: 1001,
    slug: "karwendel",
    title: "Karwendel & <Ahornboden>",
    teaser: "Von Hütte zu Hütte.",
    days: [
      { ...day, title: "Scharnitz – Karwendelhaus", overnight: "Karwendelhaus (Hütte)" },
      { ...day, title: "Karwendelhaus – Falkenhütte", overnight: "Falkenhütte" },
    ],
    packingList: [{ title: "An den Füßen", items: ["Bergschuhe"] }],
    arrivalByTrain: "Bis Scharnitz.",
    waypoints: [
      {
        name: "Scharnitz",
        day: 1,
        kind: "start",
        distanceKm: 0,
        latitude: 47.3885,
        longitude: 11.2645,
        elevationM: 964,
      },
      {
        name: "Karwendelhaus",
        day: 1,
        kind: "overnight",
        distanceKm: 18.2,
        latitude: 47.4273,
        longitude: 11.4216,
        elevationM: 1771,
      },
      {
        name: "Hochalmsattel",
        day: 2,
        kind: "pass",
        distanceKm: 19.6,
        latitude: 47.4293,
        longitude: 11.4306,
        elevationM: 1803,
      },
      {
        name: "Falkenhütte",
        day: 2,
        kind: "end",
        distanceKm: 29.4,
        latitude: 47.3994,
        longitude: 11.4987,
        elevationM: 1848,
      },
    ],
    updatedAt: "2026-11-21T10:00:00.000Z",
    ...more,
  };
}

export const memberPrice = { amount: 81_800, currency: "EUR" as const };

export function fakeMemberContent(more: Partial<MemberContent> = {}): MemberContent {
  return {
    offers: () => Promise.resolve([contentOffer()]),
    trip: (number) => Promise.resolve(number === 1001 ? contentMemberTrip() : undefined),
    ...more,
  };
}

/** Whoever asks has access, or nobody. */
export function fakeMemberships(hasAccess: boolean): MembershipSource {
  return { of: () => Promise.resolve({ membership: null, hasAccess, contract: null }) };
}
