import type { ErrorVariant } from "@gratweg/contracts";
import { escapeHtml } from "@gratweg/contracts/kernel";
import { PLAIN_STYLE } from "../http/plainStyle";
import { microcopy } from "../microcopy";

/** A prebuilt error page, cut where the server inserts what went wrong. */
export interface ErrorPage {
  headers: Readonly<Record<string, string>>;
  render(error: string): Buffer;
}

const HEAD_END = Buffer.from("</head>");

export function createErrorPage(html: Buffer, headers: ErrorPage["headers"]): ErrorPage {
  const cut = html.indexOf(HEAD_END);
  const before = cut < 0 ? Buffer.alloc(0) : html.subarray(0, cut);
  const after = cut < 0 ? html : html.subarray(cut);
  return {
    headers,
    render: (error) =>
      Buffer.concat([before, Buffer.from(`<meta name="error" content="${escapeHtml(error)}">`), after]),
  };
}

/** Used where no prebuilt page exists: a site that is not built yet, an unknown host, a build without error pages. */
export function plainPage(options: {
  error: string;
  headline: string;
  text: string;
  link?: { href: string; label: string };
}): Buffer {
  const link = options.link
    ? `<p><a href="${escapeHtml(options.link.href)}">${escapeHtml(options.link.label)}</a></p>`
    : "";
  return Buffer.from(
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">` +
      `<meta name="error" content="${escapeHtml(options.error)}"><title>${escapeHtml(options.headline)}</title><style>${PLAIN_STYLE}</style></head>` +
      `<body><main><h1>${escapeHtml(options.headline)}</h1><p>${escapeHtml(options.text)}</p>${link}</main></body></html>`,
  );
}

const { plainPage: words } = microcopy;

export function plainNotFoundPage(error: string, variant: ErrorVariant): Buffer {
  return plainPage({
    error,
    headline: words.notFoundHeadline,
    text: words.notFoundText,
    link:
      variant === "portal"
        ? { href: "/portal", label: words.backToPortal }
        : { href: "/", label: words.backHome },
  });
}
