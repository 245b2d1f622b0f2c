import { escapeHtml } from "@gratweg/contracts/kernel";
import type { Amount, Block, Card, Fact, Inline, MailDocument } from "./document";
import { headStyles, light, styles, type StyleName } from "./html-theme";
import { safeAddress } from "./safe-address";

/** Left and right distance of each contour line to the one below it, in percent: one slope is steep, the other gentle. */
const CONTOUR_LINES = [
  [8, 30],
  [9, 16],
  [10, 12],
  [16, 22],
  [22, 30],
] as const;
const LINE_DISTANCE = 9;

/**
 * Contour lines of a hill, cut by the band's edge: the brand's ornament without a picture. Each line is the upper half of an ellipse
 * that holds the next. Programs without rounded corners show plain lines.
 */
const contourLines = `<div aria-hidden="true" style="margin:20px 0 0 30%;font-size:0;line-height:0">${CONTOUR_LINES.reduceRight(
  (inner, [left, right]) =>
    `<div style="padding:${LINE_DISTANCE}px ${right}% 0 ${left}%;border:1px solid ${light.deepLine};border-bottom:0;border-radius:46% 54% 0 0/100% 100% 0 0">${inner}</div>`,
  "",
)}</div>`;

/** Tables, inline styles and nothing from outside: what mail programs of twenty years understand. */
export function renderHtml(mail: MailDocument, language = "de"): string {
  const row = (style: StyleName, content: string) => `<tr><td ${styled(style)}>${content}</td></tr>`;
  const small = mail.small.map((part) => block(part, true)).join("");
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(mail.title)}</title>
<style>${headStyles}</style>
</head>
<body ${styled("body")}>
<div ${styled("preview")} aria-hidden="true">${escapeHtml(mail.preview)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>
<table role="presentation" lang="${language}" width="100%" cellpadding="0" cellspacing="0" border="0" ${styled("page")}><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${styled("paper")}>
${row("band", `<p ${styled("brand")}>${escapeHtml(mail.brand)}</p><p ${styled("eyebrow")}>${escapeHtml(mail.eyebrow)}</p><h1 ${styled("title")}>${prose(mail.title)}</h1><p ${styled("subtitle")}>${prose(mail.subtitle)}</p>${contourLines}`)}
${row("content", mail.blocks.map((part) => block(part, false)).join("\n"))}
${small === "" ? "" : row("small", small)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td ${styled("footer")}>${mail.footer
    .map((line) => `<p ${styled("footerParagraph")}>${inline(line)}</p>`)
    .join("")}</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function block(part: Block, small: boolean): string {
  switch (part.type) {
    case "paragraph": {
      const style = small ? "smallParagraph" : part.muted ? "mutedParagraph" : "paragraph";
      return `<p ${styled(style)}>${inline(part.content)}</p>`;
    }
    case "heading":
      return `<h${part.level} ${styled(part.level === 2 ? "heading" : "smallHeading")}>${prose(part.text)}</h${part.level}>`;
    case "facts":
      return table(part.rows.map(fact).join(""));
    case "amounts":
      return table(part.rows.map(amount).join(""), part.caption);
    case "steps":
      return `<ol ${styled("steps")}>${part.items.map((item) => `<li ${styled("step")}>${inline(item)}</li>`).join("")}</ol>`;
    case "notice":
      return `<div ${styled("notice")}>${inline(part.content)}</div>`;
    case "cards":
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${styled("list")}>${part.cards.map(card).join("")}</table>`;
    case "link":
      return button(part);
  }
}

function button({ href: address, label, quiet }: Block & { type: "link" }): string {
  const href = safeAddress(address);
  if (href === null) return `<p ${styled("paragraph")}>${prose(label)}</p>`;
  const [cell, link] = quiet ? (["quietCell", "quietButton"] as const) : (["buttonCell", "button"] as const);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr><td ${styled(cell)}><a href="${escapeHtml(href)}" ${styled(link)}>${prose(label)}</a></td></tr></table>`;
}

function table(rows: string, name?: string): string {
  const label = name === undefined ? "" : ` aria-label="${escapeHtml(name)}"`;
  return `<table cellpadding="0" cellspacing="0" border="0"${label} ${styled("table")}>${rows}</table>`;
}

function fact({ label, value, quiet }: Fact): string {
  return `<tr><th scope="row" ${styled("factLabel")}>${escapeHtml(label)}</th><td ${styled(quiet ? "factText" : "factValue")}>${value.map(prose).join("<br>")}</td></tr>`;
}

function amount({ label, detail, amount: sum, total }: Amount): string {
  const more = detail === undefined ? "" : ` <span ${styled("amountDetail")}>${escapeHtml(detail)}</span>`;
  return `<tr><th scope="row" ${styled(total ? "totalLabel" : "amountLabel")}>${escapeHtml(label)}${more}</th><td ${styled(total ? "total" : "amount")}>${escapeHtml(sum)}</td></tr>`;
}

function card({ title, role, lines }: Card): string {
  const text = lines.map((line) => `<p ${styled("cardLine")}>${inline(line)}</p>`).join("");
  return `<tr><td ${styled("card")}><p ${styled("cardRole")}>${escapeHtml(role)}</p><h3 ${styled("cardTitle")}>${escapeHtml(title)}</h3>${text}</td></tr>`;
}

function inline(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === "string") return prose(part);
      if ("strong" in part) return `<strong>${prose(part.strong)}</strong>`;
      const href = safeAddress(part.href);
      if (href === null) return prose(part.label);
      return `<a href="${escapeHtml(href)}" ${styled("link")}>${escapeHtml(part.label)}</a>`;
    })
    .join("");
}

/** Line breaks stay, a day stays with its month, a postal code with its town, and no line ends in „E-“. */
function prose(text: string): string {
  return escapeHtml(text)
    .replaceAll("\n", "<br>")
    .replace(/(\d\.|\b\d{5}) (?=\p{Lu})/gu, "$1&nbsp;")
    .replaceAll("E-Mail", '<span style="white-space:nowrap">E-Mail</span>');
}

/** The class only carries the dark theme and narrow screens. */
function styled(name: StyleName): string {
  return `class="${name}" style="${styles[name]}"`;
}
