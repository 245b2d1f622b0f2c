import { PLAIN_STYLE_SOURCE } from "./plainStyle";

/** What an answer may use when it is opened as a document: nothing. Pages replace it by a policy of their own. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Features of a device. Known to Chromium by these names; an unknown one would be a warning in every visitor's console. */
const DEVICE_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
] as const;
export type DeviceFeature = (typeof DEVICE_FEATURES)[number];

/**
 * Nobody gets a device's features, but for `granted`: feature → origins of frames that may ask the visitor for it. The page
 * itself has to be named too, or it could not hand the feature on.
 */
export function permissionsPolicy(granted: Partial<Record<DeviceFeature, readonly string[]>> = {}): string {
  return DEVICE_FEATURES.map((feature) => {
    const origins = granted[feature] ?? [];
    return `${feature}=(${origins.length === 0 ? "" : ["self", ...origins.map((origin) => `"${origin}"`)].join(" ")})`;
  }).join(", ");
}

/** On every answer. What belongs to a single page comes through `PageHeaders`. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": NOTHING_POLICY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": permissionsPolicy(),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-site",
};

/** One year; only on https, and only where the domain is ours for good. */
const STRICT_TRANSPORT_SECURITY = "max-age=31536000; includeSubDomains";

/** `preload` asks browsers to build the domains into their lists, which takes months to undo. */
export function secureHeaders(preload: boolean): Readonly<Record<string, string>> {
  return {
    ...SECURITY_HEADERS,
    "strict-transport-security": `${STRICT_TRANSPORT_SECURITY}${preload ? "; preload" : ""}`,
  };
}

/** The same headers for a page that was asked for by https: what it names by http is asked for by https too. */
export function upgraded(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const policy = headers["content-security-policy"];
  if (policy === undefined) return headers;
  return { ...headers, "content-security-policy": `${policy}; upgrade-insecure-requests` };
}

/** Pages that the server writes itself: words and one style sheet. The browser asks for an icon of its own accord. */
export const PLAIN_PAGE_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": `default-src 'none'; style-src ${PLAIN_STYLE_SOURCE}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** Pages whose address carries a person's name or a secret. */
export const PERSONAL_PAGE_HEADERS: Readonly<Record<string, string>> = {
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};
