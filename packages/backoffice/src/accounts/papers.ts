import type { BookingRecord } from "../mails/booking-record";
import type { Block, MailDocument } from "../mails/document";
import { renderHtml } from "../mails/html";
import { microcopy } from "../mails/microcopy";
import { formSheetBlocks, mediatorLine, tripAndPeriod } from "../mails/sections";
import { accountMicrocopy as texts } from "./microcopy";

/**
 * Nothing from outside and no script, said in the page itself, too: the portal opens it from memory, where no header of ours goes
 * along. Mails style by attributes, so these have to be allowed.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
/** On paper: black on white over the whole width, whatever theme the screen has; nothing to press, no ornament. */
const PRINT = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="robots" content="noindex">
<style>@page{margin:18mm 16mm}
@media print{*{color:#000!important;background:none!important;border-color:#999!important}
table{max-width:none!important}.band,.content,.small,.footer{padding-left:0!important;padding-right:0!important}
.band [aria-hidden],.buttonCell,.quietCell{display:none}h2,h3{break-after:avoid}tr,li{break-inside:avoid}}</style>
</head>`;

const ABOUT_ATTACHMENT: readonly string[] = [microcopy.calendarAttached, microcopy.cancellation.calendar];

/** What the mail said, as a page to print: without what only a mail has. */
export function confirmationPage(document: MailDocument): string {
  return page({
    ...document,
    blocks: document.blocks.filter((block) => !isAboutAttachment(block)).map(withoutMail),
    footer: document.footer.filter(
      ([first]) => typeof first !== "string" || !first.startsWith(microcopy.footer.automatic),
    ),
  });
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

/** „Diese E-Mail ist …“ is wrong on a page. */
function withoutMail(block: Block): Block {
  if (block.type !== "paragraph") return block;
  const reword = (text: string) =>
    texts.insteadOfMail.reduce((words, [from, to]) => words.replace(from, to), text);
  return { ...block, content: block.content.map((part) => (typeof part === "string" ? reword(part) : part)) };
}
