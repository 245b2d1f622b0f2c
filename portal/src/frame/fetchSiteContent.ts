import {
  createTourOperatorStore,
  type ContentClient,
  type TourOperator,
  type TourOperatorStore,
} from "@gratweg/content-client";
import type { FrameLogo } from "@gratweg/contracts";
import type { FooterLogo } from "@gratweg/design-system";
import { createPortalContentApi, type ApiOptions } from "@gratweg/flows";
import type { SiteContent } from "./siteContent";

const TIMEOUT_MS = 10_000;

/** Section 4: operators are fetched once and shared. */
let operatorStore: TourOperatorStore | undefined;

/** What one of both calls does not bring, the other does not lack. */
export async function fetchSiteContent(client: ContentClient, api: ApiOptions): Promise<SiteContent> {
  operatorStore ??= createTourOperatorStore(() => client.tourOperators({ timeoutMs: TIMEOUT_MS }));
  const [operators, said] = await Promise.allSettled([
    operatorStore.load(),
    createPortalContentApi(api).frame(),
  ]);
  const frame = said.status === "fulfilled" ? said.value : null;
  return {
    contact: frame?.contact ?? {},
    operators: operators.status === "fulfilled" ? ranked(operators.value).flatMap(ofOperator) : [],
    partner: frame?.partner ? toLogo(frame.partner) : undefined,
    associations: (frame?.associations ?? []).map(toLogo),
  };
}

/** As in the site's footer: by rank, those without one last. */
function ranked(operators: readonly TourOperator[]): TourOperator[] {
  const place = ({ rank }: TourOperator) => rank ?? Number.MAX_SAFE_INTEGER;
  return [...operators].sort((a, b) => place(a) - place(b));
}

function ofOperator({ name, logo }: TourOperator): FooterLogo[] {
  return logo ? [{ name, src: logo.src, width: logo.width, height: logo.height }] : [];
}

function toLogo({ href, ...logo }: FrameLogo): FooterLogo {
  return { ...logo, ...(href ? { href } : {}) };
}
