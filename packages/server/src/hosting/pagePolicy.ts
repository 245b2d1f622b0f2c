import type { SiteConfig, SiteKey } from "@gratweg/sites";
import { siteByKey } from "@gratweg/sites/node";
import { REPORTS_PATH } from "../features/reports/reportRoute";
import { PERSONAL_PAGE_HEADERS, permissionsPolicy } from "../http/securityHeaders";
import type { PageHeaders } from "./entry";
import { inlineHashes, type InlineHashes } from "./inlineHashes";

/** Addresses beside the site's own that its pages may ask. */
export interface ForeignAddresses {
  /** Uploaded pictures, for sites that name no host of their own. */
  uploads?: string;
}

interface Sources {
  images: readonly string[];
  connections: readonly string[];
  scripts: readonly string[];
  frames: readonly string[];
}

/** The headers that are a page's own, made once when a build is loaded. */
export function createPageHeaders(
  foreign: ForeignAddresses = {},
  siteOf: (key: SiteKey) => SiteConfig = siteByKey,
): PageHeaders {
  return ({ site: key, ...page }) => {
    const site = siteOf(key);
    return {
      "content-security-policy": policy(sourcesOf(site, foreign), inlineHashes(page)),
      ...REPORTING,
      ...videoPermissions(site),
    };
  };
}

/** Where browsers send what the policy has stopped; older ones follow `report-uri`. */
const REPORTING = { "reporting-endpoints": `policy="${REPORTS_PATH}"` };

/** Camera and microphone for whom the video consultation is with. */
function videoPermissions({ widgets }: SiteConfig): Readonly<Record<string, string>> {
  const video = widgets.videoConsultation;
  if (!video) return {};
  const camera = origins(video.script, ...video.origins);
  return { "permissions-policy": permissionsPolicy({ camera, microphone: camera }) };
}

/** Of no text at all: the application's styles begin as an empty element, and rules that scripts add are their own. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Headers of the portal's application: of others' parts the video consultation alone, and nothing that a search engine or another page should learn. */
export function createPortalHeaders(
  foreign: ForeignAddresses = {},
  siteOf: (key: SiteKey) => SiteConfig = siteByKey,
): PageHeaders {
  return ({ site: key, ...page }) => {
    const site = siteOf(key);
    const { scripts, styles } = inlineHashes(page);
    const widgets = { ...site.widgets, reviews: null };
    return {
      "content-security-policy": policy(sourcesOf({ ...site, widgets }, foreign), {
        scripts,
        styles: [...new Set([...styles, EMPTY_STYLE])],
      }),
      ...REPORTING,
      ...videoPermissions(site),
      ...PERSONAL_PAGE_HEADERS,
    };
  };
}

function sourcesOf(site: SiteConfig, { uploads }: ForeignAddresses): Sources {
  const widgets = [site.widgets.videoConsultation, site.widgets.reviews].filter((widget) => !!widget);
  const further = widgets.flatMap((widget) => [widget.script, ...widget.origins]);
  const analytics = site.analytics.publicKey === null ? undefined : site.analytics.host;
  return {
    images: origins(site.uploadsHost ?? uploads, ...further),
    connections: origins(analytics, ...further),
    scripts: origins(...widgets.map(({ script }) => script)),
    frames: origins(...further),
  };
}

/** No `unsafe-inline` anywhere: a `style` attribute or an `on…` handler in a page does nothing. */
function policy(sources: Sources, inline: InlineHashes): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts, ...sources.scripts],
    ["style-src 'self'", ...inline.styles],
    ["img-src 'self' data:", ...sources.images],
    "font-src 'self'",
    ["connect-src 'self'", ...sources.connections],
    ["frame-src", ...(sources.frames.length > 0 ? sources.frames : ["'none'"])],
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify",
    `report-uri ${REPORTS_PATH}`,
    "report-to policy",
  ]
    .map((directive) => [directive].flat().join(" "))
    .join("; ");
}

function origins(...addresses: readonly (string | null | undefined)[]): string[] {
  const given = addresses.filter((address) => address !== null && address !== undefined);
  return [...new Set(given.map((address) => new URL(address).origin))];
}
