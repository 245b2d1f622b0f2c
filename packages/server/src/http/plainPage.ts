import { createHash } from "node:crypto";
import { paths } from "@gratweg/contracts";
import { escapeHtml } from "@gratweg/contracts/kernel";
import { PLAIN_STYLE } from "./plainStyle";

export type Fact = readonly [label: string, value: string];

export interface PlainPage {
  title: string;
  /** One or two sentences. */
  text: string;
  /** Stand as a table below the text. */
  facts?: readonly Fact[];
}

/** Both themes; the brand above, facts as a table. */
const PAGE_STYLE = `${PLAIN_STYLE}:root{color-scheme:light dark}
header{max-width:34rem;margin:0 auto;padding:1.5rem 1.5rem 0}
header a{display:inline-flex;align-items:center;gap:.625rem;color:inherit;font-weight:700;text-decoration:none}
main{padding-top:clamp(2rem,10vh,6rem)}
dl{margin:1.5rem 0;border-top:1px solid #c9d1cc}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;padding:.6rem 0;border-bottom:1px solid #c9d1cc}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
:focus-visible{outline:3px solid #2f7fd1;outline-offset:3px;border-radius:.5rem}
@media(prefers-color-scheme:dark){dl,dl div{border-color:#3a4540}}`;

/** A style and its name in a policy. */
export function pageStyle(more = ""): { css: string; source: string } {
  const css = PAGE_STYLE + more;
  return { css, source: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}

/** A whole page without scripts. `after` is HTML that stands below. */
export function plainPage({ title, text, facts = [] }: PlainPage, css: string, after: string): Buffer {
  const heading = escapeHtml(title);
  const rows = facts.map(
    ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return Buffer.from(
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<meta name="robots" content="noindex"><link rel="icon" type="image/svg+xml" href="/favicon.svg">` +
      `<title>${heading}</title><style>${css}</style></head>` +
      `<body><header><a href="${paths.home()}"><img src="/favicon.svg" alt="" width="36" height="36">Gratweg</a></header>` +
      `<main><h1>${heading}</h1><p>${escapeHtml(text)}</p>${rows.length > 0 ? `<dl>${rows.join("")}</dl>` : ""}${after}</main></body></html>`,
  );
}

/** A link in a line of its own. */
export const plainLink = ({ href, label }: { href: string; label: string }): string =>
  `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;
