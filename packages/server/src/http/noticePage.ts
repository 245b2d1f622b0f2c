import { pageStyle, plainLink, plainPage, type PlainPage } from "./plainPage";
import { PERSONAL_PAGE_HEADERS } from "./securityHeaders";

export interface NoticePage extends PlainPage {
  /** Where it goes on. */
  link: { href: string; label: string };
}

const STYLE = pageStyle();

export const NOTICE_PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...PERSONAL_PAGE_HEADERS,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src ${STYLE.source}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "cache-control": "no-store",
};

/** What a link or a button has led to; no scripts at all. */
export function noticePage({ link, ...page }: NoticePage): Buffer {
  return plainPage(page, STYLE.css, plainLink(link));
}
