import {
  absoluteUpload,
  createTourOperatorStore,
  type ContentClient,
  type RawMedia,
  type RawSingles,
  type TourOperator,
  type TourOperatorStore,
} from "@gratweg/content-client";
import type { PortalConfig } from "@gratweg/contracts";
import type { FooterLogo } from "@gratweg/design-system";
import type { SiteContent } from "./siteContent";

/** Section 2. */
const ASSOCIATIONS = 3;
const TIMEOUT_MS = 10_000;

/** Section 4: operators are fetched once and shared. */
let operatorStore: TourOperatorStore | undefined;

/** What one of both calls does not bring, the other does not lack. */
export async function fetchSiteContent(
  client: ContentClient,
  { uploadsOrigin }: Pick<PortalConfig, "uploadsOrigin">,
): Promise<SiteContent> {
  operatorStore ??= createTourOperatorStore(() => client.tourOperators({ timeoutMs: TIMEOUT_MS }));
  const [operators, settings] = await Promise.allSettled([operatorStore.load(), fetchSettings(client)]);
  const setting = settings.status === "fulfilled" ? settings.value : null;
  const logo = (name: string | null, media: RawMedia | null | undefined, url: string | null) =>
    name === null ? [] : toLogo(name, media, url, uploadsOrigin);
  return {
    contact: setting ? { phone: setting.phone, email: setting.supportEmail } : {},
    operators: operators.status === "fulfilled" ? ranked(operators.value).flatMap(ofOperator) : [],
    partner: setting
      ? logo(setting.insurancePartnerName, setting.insurancePartnerLogo, setting.insurancePartnerUrl)[0]
      : undefined,
    associations: (setting?.associations ?? [])
      .slice(0, ASSOCIATIONS)
      .flatMap(({ name, logo: media, url }) => logo(name, media, url)),
  };
}

async function fetchSettings(client: ContentClient): Promise<RawSingles["site-setting"]> {
  const populate = { insurancePartnerLogo: true, associations: { populate: { logo: true } } };
  const { data } = await client.find("site-setting", { populate }, { timeoutMs: TIMEOUT_MS });
  return data;
}

/** As in the site's footer: by rank, those without one last. */
function ranked(operators: readonly TourOperator[]): TourOperator[] {
  const place = ({ rank }: TourOperator) => rank ?? Number.MAX_SAFE_INTEGER;
  return [...operators].sort((a, b) => place(a) - place(b));
}

function ofOperator({ name, logo }: TourOperator): FooterLogo[] {
  return logo ? [{ name, src: logo.src, width: logo.width, height: logo.height }] : [];
}

function toLogo(
  name: string,
  media: RawMedia | null | undefined,
  url: string | null,
  uploadsOrigin: string,
): FooterLogo[] {
  const picture = media?.formats?.thumbnail ?? media;
  if (!picture?.width || !picture.height) return [];
  const { width, height } = picture;
  return [
    { name, src: absoluteUpload(picture.url, uploadsOrigin), width, height, ...(url ? { href: url } : {}) },
  ];
}
