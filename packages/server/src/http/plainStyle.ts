import { createHash } from "node:crypto";

/** Of pages that the server writes itself; nothing else of a site is there for them. System fonts, both themes. */
export const PLAIN_STYLE =
  "body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;background:#f7f8f6;color:#1d2421}" +
  "main{max-width:34rem;margin:0 auto;padding:18vh 1.5rem 3rem}" +
  "h1{margin:0 0 .75rem;font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.15;text-wrap:balance}p{margin:0 0 1rem}" +
  "a{color:#1f5c3f;display:inline-block;padding:.5rem 0;font-weight:600}" +
  "@media(prefers-color-scheme:dark){body{background:#141a17;color:#e8ece9}a{color:#8fd3ae}}";

/** What a policy has to name, so that the browser takes it. */
export const PLAIN_STYLE_SOURCE = `'sha256-${createHash("sha256").update(PLAIN_STYLE).digest("base64")}'`;
