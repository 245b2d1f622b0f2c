import type { DeletedMailData } from "../accounts/mails";
import { heading, paragraph, type MailDocument } from "./document";
import { berlinDay } from "@gratweg/contracts/kernel";
import { addressLine } from "./format";
import { renderHtml } from "./html";
import { microcopy } from "./microcopy";
import type { Sender } from "./newsletter";
import type { RenderedMail } from "./document";
import { addressOf } from "../email-address";
import { renderText } from "./text";

const texts = microcopy.accountDeleted;

/** The last mail to somebody: what is gone, what the law makes us keep, and what still holds. */
export function farewellRenderer({
  findSender,
  from,
}: {
  findSender: () => Promise<Sender | undefined>;
  /** Answers go there when the booking settings name nobody. */
  from: string;
}) {
  return async (data: unknown): Promise<RenderedMail> => {
    const sender = (await findSender()) ?? null;
    const document = farewell(data as DeletedMailData, sender);
    return {
      subject: texts.subject,
      replyTo: sender?.email ?? addressOf(from),
      text: renderText(document),
      html: renderHtml(document),
      attachments: [],
    };
  };
}

function farewell(
  { deletedAt, membershipEnded, upcomingTrips }: DeletedMailData,
  sender: Sender | null,
): MailDocument {
  return {
    brand: sender?.name ?? texts.brand,
    eyebrow: texts.eyebrow,
    title: texts.title,
    subtitle: texts.subtitle,
    preview: texts.preview,
    blocks: [
      paragraph(texts.greeting),
      paragraph(texts.intro(berlinDay(deletedAt), deletedAt)),
      ...(membershipEnded ? [paragraph(texts.membership)] : []),
      ...(upcomingTrips > 0 ? [paragraph(texts.trips(upcomingTrips))] : []),
      heading(texts.kept),
      paragraph(texts.keptText),
      heading(texts.notYou),
      paragraph(texts.notYouText),
    ],
    small: [],
    footer: [...(sender ? [[addressLine(sender)]] : []), [texts.automatic]],
  };
}
