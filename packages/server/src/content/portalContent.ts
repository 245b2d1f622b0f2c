import { absoluteUpload, ContentError, type ContentClient, type RawMedia } from "@gratweg/content-client";
import type { FrameAnswer, FrameLogo, Plan } from "@gratweg/contracts";

/** Content that the portal's application shows beside its own texts. */
export interface PortalContent {
  plans: Plan[];
  frame: FrameAnswer["data"];
}

export interface PortalContentSource {
  load(signal: AbortSignal): Promise<PortalContent>;
}

/** Section 2: the footer's associations. */
const ASSOCIATIONS = 3;

export function createPortalContent(client: ContentClient, uploadsHost: string): PortalContentSource {
  return {
    async load(signal) {
      const [plans, frame] = await Promise.all([
        fetchPlans(client, signal),
        fetchFrame(client, uploadsHost, signal),
      ]);
      return { plans, frame };
    },
  };
}

async function fetchPlans(client: ContentClient, signal: AbortSignal): Promise<Plan[]> {
  const plans = await client.findAll(
    "plans",
    {
      fields: ["slug", "name", "teaser", "priceCents", "interval"],
      populate: { benefits: true },
      filters: { active: { $eq: true } },
      sort: ["rank", "name"],
    },
    { signal },
  );
  return plans.map(({ slug, name, teaser, priceCents, interval, benefits }) => ({
    slug,
    name,
    teaser: teaser ?? "",
    price: { amount: priceCents, currency: "EUR" },
    interval: interval === "month" ? "month" : "year",
    benefits: (benefits ?? []).map(({ text }) => text),
  }));
}

async function fetchFrame(
  client: ContentClient,
  uploadsHost: string,
  signal: AbortSignal,
): Promise<FrameAnswer["data"]> {
  const populate = { insurancePartnerLogo: true, associations: { populate: { logo: true } } };
  const setting = await client
    .find("site-setting", { populate }, { signal })
    .then(({ data }) => data)
    .catch((error: unknown) => {
      // Not published yet; everything else is a reason to ask again.
      if (error instanceof ContentError && error.status === 404) return null;
      throw error;
    });
  if (!setting) return { contact: null, partner: null, associations: [] };
  const { phone, supportEmail, insurancePartnerName, insurancePartnerLogo, insurancePartnerUrl } = setting;
  const logo = (
    name: string | null,
    media: RawMedia | null | undefined,
    href: string | null,
  ): FrameLogo[] => {
    const picture = media?.formats?.thumbnail ?? media;
    if (name === null || !picture?.width || !picture.height) return [];
    const { url, width, height } = picture;
    return [{ name, src: absoluteUpload(url, uploadsHost), width, height, href: href || null }];
  };
  return {
    contact: { phone, email: supportEmail },
    partner: logo(insurancePartnerName, insurancePartnerLogo, insurancePartnerUrl)[0] ?? null,
    associations: (setting.associations ?? [])
      .slice(0, ASSOCIATIONS)
      .flatMap(({ name, logo: media, url }) => logo(name, media, url)),
  };
}
