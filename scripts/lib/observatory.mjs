/**
 * An answer as the scanner sees it: by https, with what the page loads.
 *
 * @typedef {import("./observatory.mjs").ScannedPage} ScannedPage
 * @typedef {[name: string, points: number]} Result
 */

/** @param {ScannedPage} page @param {string} name */
const headerOf = ({ headers }, name) => String(headers[name] ?? "");

/** @param {ScannedPage} page */
function policyOf(page) {
  const directives = headerOf(page, "content-security-policy").split(";");
  return new Map(
    directives.map((text) => {
      const [name = "", ...sources] = text.trim().toLowerCase().split(/\s+/);
      return /** @type {const} */ ([name, sources]);
    }),
  );
}

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const UNSAFE = [...BROAD, "'unsafe-inline'", "data:"];
const INSECURE = /^(?:http|ftp):/;

/** Browsers ignore 'unsafe-inline' beside a nonce or a hash. @param {string[]} sources */
const effective = (sources) =>
  sources.some((source) => /^'(?:nonce|sha(?:256|384|512))-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

/** @param {ScannedPage} page @returns {Result} */
function contentSecurityPolicy(page) {
  const policy = policyOf(page);
  const fallback = policy.get("default-src");
  const sourcesOf = (/** @type {string} */ name) => policy.get(name) ?? fallback ?? ["*"];
  const scripts = effective(sourcesOf("script-src"));
  const styles = effective(sourcesOf("style-src"));
  if (headerOf(page, "content-security-policy") === "") return ["csp-not-implemented", -25];
  if (
    scripts.some((source) => UNSAFE.includes(source)) ||
    sourcesOf("object-src").some((source) => BROAD.includes(source))
  )
    return ["csp-implemented-with-unsafe-inline", -20];
  const insecure = [...policy].filter(([, sources]) => sources.some((source) => INSECURE.test(source)));
  if (insecure.some(([name]) => name !== "img-src" && name !== "media-src"))
    return ["csp-implemented-with-insecure-scheme", -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ["csp-implemented-with-unsafe-eval", -10];
  if (insecure.length > 0) return ["csp-implemented-with-insecure-scheme-in-passive-content-only", -10];
  if (styles.some((source) => UNSAFE.includes(source)))
    return ["csp-implemented-with-unsafe-inline-in-style-src-only", 0];
  if (fallback?.join(" ") === "'none'") return ["csp-implemented-with-no-unsafe-default-src-none", 10];
  return ["csp-implemented-with-no-unsafe", 5];
}

/** @param {ScannedPage} page @returns {Result} */
function cookies({ headers }) {
  const set = [headers["set-cookie"] ?? []].flat();
  if (set.length === 0) return ["cookies-not-found", 0];
  if (!set.every((cookie) => /;\s*secure/i.test(cookie))) return ["cookies-without-secure-flag", -20];
  return set.every((cookie) => /;\s*httponly/i.test(cookie) && /;\s*samesite=/i.test(cookie))
    ? ["cookies-secure-with-httponly-sessions-and-samesite", 5]
    : ["cookies-session-without-httponly-flag", -30];
}

/** @param {ScannedPage} page @returns {Result} */
function crossOriginSharing(page) {
  const allowed = headerOf(page, "access-control-allow-origin");
  if (allowed === "") return ["cross-origin-resource-sharing-not-implemented", 0];
  return headerOf(page, "access-control-allow-credentials") === "true"
    ? ["cross-origin-resource-sharing-implemented-with-universal-access", -50]
    : ["cross-origin-resource-sharing-implemented-with-public-access", 0];
}

/** @param {ScannedPage} page @returns {Result} */
function strictTransport(page) {
  const seconds = Number(/max-age=(\d+)/i.exec(headerOf(page, "strict-transport-security"))?.[1] ?? -1);
  if (seconds < 0) return ["hsts-not-implemented", -20];
  return seconds >= 15_552_000
    ? ["hsts-implemented-max-age-at-least-six-months", 0]
    : ["hsts-implemented-max-age-less-than-six-months", -10];
}

const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
/** @param {ScannedPage} page @returns {Result} */
function referrerPolicy(page) {
  const policy = headerOf(page, "referrer-policy").split(",").at(-1)?.trim().toLowerCase() ?? "";
  if (PRIVATE.includes(policy)) return ["referrer-policy-private", 5];
  return policy === "" ? ["referrer-policy-not-implemented", 0] : ["referrer-policy-unsafe", -5];
}

/** @param {ScannedPage} page @returns {Result} */
function subresourceIntegrity({ headers, html }) {
  if (!/html/.test(String(headers["content-type"] ?? "text/html")))
    return ["sri-not-implemented-response-not-html", 0];
  if (!/<script\b/i.test(html)) return ["sri-not-implemented-but-no-scripts-loaded", 0];
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/gi)];
  const foreign = sources.filter(([, source = ""]) => /^(?:https?:)?\/\//.test(source));
  const isChecked = (/** @type {readonly string[]} */ [element = ""]) => /\bintegrity=/.test(element);
  if (foreign.some(([, source = ""]) => !source.startsWith("https:")))
    return ["sri-not-implemented-and-external-scripts-not-loaded-securely", -50];
  if (!foreign.every(isChecked)) return ["sri-not-implemented-but-external-scripts-loaded-securely", -5];
  return sources.some(isChecked)
    ? ["sri-implemented-and-all-scripts-loaded-securely", 5]
    : ["sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0];
}

/** @param {ScannedPage} page @returns {Result} */
function contentTypeOptions(page) {
  return headerOf(page, "x-content-type-options").toLowerCase() === "nosniff"
    ? ["x-content-type-options-nosniff", 0]
    : ["x-content-type-options-not-implemented", -5];
}

/** @param {ScannedPage} page @returns {Result} */
function framing(page) {
  if (["'none'", "'self'"].includes(policyOf(page).get("frame-ancestors")?.join(" ") ?? ""))
    return ["x-frame-options-implemented-via-csp", 5];
  return /^(?:deny|sameorigin)$/i.test(headerOf(page, "x-frame-options"))
    ? ["x-frame-options-sameorigin-or-deny", 0]
    : ["x-frame-options-not-implemented", -20];
}

/** @param {ScannedPage} page @returns {Result} */
function resourcePolicy(page) {
  const policy = headerOf(page, "cross-origin-resource-policy");
  if (/^same-(?:site|origin)$/.test(policy))
    return [`cross-origin-resource-policy-implemented-with-${policy}`, 10];
  return policy === "cross-origin"
    ? ["cross-origin-resource-policy-implemented-with-cross-origin", 0]
    : ["cross-origin-resource-policy-not-implemented", 0];
}

const RULES = [
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  strictTransport,
  referrerPolicy,
  subresourceIntegrity,
  contentTypeOptions,
  framing,
  resourcePolicy,
];

/**
 * Score by the rules of Mozilla's Observatory (github.com/mdn/mdn-http-observatory: `src/grader/charts.js`, `src/analyzer/tests`), but the
 * redirect from http, which is another answer, and the list of preloaded hosts. Bonuses count only from 90 on, as there.
 *
 * @param {ScannedPage} page
 */
export function observatoryScore(page) {
  const results = RULES.map((rule) => rule(page));
  const base = results.reduce((sum, [, points]) => sum + Math.min(points, 0), 100);
  const bonus = results.reduce((sum, [, points]) => sum + Math.max(points, 0), 0);
  return { score: base >= 90 ? base + bonus : Math.max(base, 0), rules: results.map(([name]) => name) };
}
