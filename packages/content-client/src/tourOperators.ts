import { collect, eachPage, type ManyAnswer } from "./documents";
import { absoluteUpload } from "./text/uploads";
import type { CallOptions, Request } from "./http/request";

/** Section 9. The content system may give fewer for each page. */
export const OPERATOR_PAGE_SIZE = 999;

/** The shape that section 3 names; asked for with `Strapi-Response-Format: v4`. */
export interface RawTourOperatorV4 {
  id: number;
  attributes: {
    name: string;
    slug: string;
    rank?: number | null;
    logo?: {
      data: {
        id: number;
        attributes: {
          formats: { thumbnail?: { url: string; width: number; height: number } } | null;
        };
      } | null;
    };
  };
}

export interface TourOperator {
  id: number;
  name: string;
  slug: string;
  /** Order in the footer; operators without a rank come last. */
  rank: number | null;
  logo: { src: string; width: number; height: number } | null;
}

/** `GET tour-operators?pagination[pageSize]=999&populate[logo][fields]=formats`, and the further pages where the server caps the size. */
export function fetchTourOperators(request: Request, options?: CallOptions): Promise<RawTourOperatorV4[]> {
  const pages = eachPage((page) =>
    request<ManyAnswer<RawTourOperatorV4>>("GET", "tour-operators", {
      ...options,
      isPublic: true,
      headers: { ...options?.headers, "Strapi-Response-Format": "v4" },
      query: {
        pagination: { pageSize: OPERATOR_PAGE_SIZE, page: page === 1 ? undefined : page },
        populate: { logo: { fields: "formats" } },
      },
    }),
  );
  return collect(pages);
}

export function toTourOperator({ id, attributes }: RawTourOperatorV4, uploadsHost: string): TourOperator {
  const thumbnail = attributes.logo?.data?.attributes.formats?.thumbnail;
  return {
    id,
    name: attributes.name,
    slug: attributes.slug,
    rank: attributes.rank ?? null,
    logo: thumbnail
      ? { src: absoluteUpload(thumbnail.url, uploadsHost), width: thumbnail.width, height: thumbnail.height }
      : null,
  };
}
