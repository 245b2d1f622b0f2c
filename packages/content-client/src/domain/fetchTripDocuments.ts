import type { TripDocument } from "@gratweg/contracts";
import { ASKED_FIELDS } from "@gratweg/contracts/features";
import type { ContentQuery } from "../http/queryString";
import type { CallOptions } from "../http/request";
import type { Documents } from "../documents";
import type { ReportProblem } from "./problem";
import { toTripDocument } from "./toTripDocument";

const named = { fields: ["name", "slug"] };

/** What `toTripDocument` needs, and nothing more: at 10,000 tours the difference is hundreds of megabytes. */
export const TRIP_DOCUMENT_QUERY: ContentQuery = {
  sort: "number",
  status: "published",
  fields: [
    ...["number", "title", "slug", "teaser", "body", "techniqueGrade", "fitnessGrade", "groupSizeMax"],
    ...Object.keys(ASKED_FIELDS),
  ],
  populate: {
    gallery: { fields: ["url", "width", "height", "alternativeText", "formats"] },
    highlights: true,
    days: { fields: ["title", "description", "overnightPlace", "overnightKind"] },
    waypoints: { fields: ["name", "latitude", "longitude"] },
    country: { ...named, populate: { continent: named } },
    region: named,
    activities: named,
    travelTypes: named,
    travelFocusTypes: named,
    operator: named,
    departures: {
      fields: ["number", "startDate", "endDate", "priceCents", "state", "guaranteed"],
      sort: "startDate",
    },
    sites: true,
  },
};

export interface TripDocumentsOptions extends CallOptions {
  report?: ReportProblem;
}

/** Every published tour, page by page, as the search index wants it; of two tours with one number the first one counts. */
export async function fetchTripDocuments(
  client: Pick<Documents, "findPages"> & { uploadsHost: string },
  { report = () => {}, ...options }: TripDocumentsOptions = {},
): Promise<TripDocument[]> {
  const documents = new Map<number, TripDocument>();
  for await (const tours of client.findPages("tours", TRIP_DOCUMENT_QUERY, options))
    for (const tour of tours) {
      const document = toTripDocument(tour, { uploadsHost: client.uploadsHost, report });
      if (!document) continue;
      if (documents.has(document.number))
        report({
          type: "tour",
          documentId: tour.documentId,
          field: "number",
          reason: "is taken by another tour",
        });
      else documents.set(document.number, document);
    }
  return [...documents.values()];
}
