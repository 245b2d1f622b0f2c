import type { BookingRecord } from "../../mails/booking-record";
import type { Block, MailDocument } from "../../mails/document";
import { renderHtml } from "../../mails/html";
import { microcopy } from "../../mails/microcopy";
import { formSheetBlocks, mediatorLine, tripAndPeriod } from "../../mails/sections";
import { accountMicrocopy as texts } from "./microcopy";

/**
 * Nothing from outside and no script, said in the page itself, too: the portal opens it from memory, where no header of ours goes
 * along. Mails style by attributes, so these have to be allowed.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const PRINT = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="robots" content="noindex">
<style>@page{margin:18mm 16mm}@media print{body,body table{background:#fff!important;box-shadow:none!important}
h2,h3{break-after:avoid}tr,li{break-inside:avoid}}</style>
</head>`;

const ABOUT_ATTACHMENT: readonly string[] = [microcopy.calendarAttached, microcopy.cancellation.calendar];

/** What the mail said, as a page to print: without what only a mail has. */
export function confirmationPage(document: MailDocument): string {
  return page({ ...document, blocks: document.blocks.filter((block) => !isAboutAttachment(block)) });
}

export function formSheetPage(record: BookingRecord): string | undefined {
  if (!record.formSheet) return undefined;
  const [_title, ...blocks] = formSheetBlocks(record);
  return page({
    brand: record.terms.mediator.name,
    eyebrow: texts.formSheet.eyebrow(record.answer.number),
    title: record.formSheet.title,
    subtitle: tripAndPeriod(record),
    preview: texts.formSheet.preview(record.formSheet.version),
    blocks,
    small: [],
    footer: [mediatorLine(record), [texts.formSheet.footer]],
  });
}

function page(document: MailDocument): string {
  return renderHtml(document)
    .replace("</head>", PRINT)
    .replace(/<div [^>]*aria-hidden="true">[\s\S]*?<\/div>\n/, "");
}

function isAboutAttachment(block: Block): boolean {
  if (block.type !== "paragraph") return false;
  const [first, ...more] = block.content;
  return more.length === 0 && typeof first === "string" && ABOUT_ATTACHMENT.includes(first);
}
