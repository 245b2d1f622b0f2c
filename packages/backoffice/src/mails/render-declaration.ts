import {
  DECLARATION_MAILS,
  type CollectedReceipts,
  type DeclarationMail,
  type DeclarationMailData,
} from "../declarations/mails";
import { collectedReceipts, declarationMail } from "./declaration";
import { renderHtml } from "./html";
import type { Sender } from "./newsletter";
import type { RenderedMail } from "./document";
import { addressOf } from "../email-address";
import { renderText } from "./text";

export interface DeclarationRendererParts {
  findSender: () => Promise<Sender | undefined>;
  /** Answers go there when the booking settings name nobody. */
  from: string;
}

export function declarationRenderer({ findSender, from }: DeclarationRendererParts) {
  return async (kind: DeclarationMail, data: unknown): Promise<RenderedMail> => {
    const sender = (await findSender()) ?? null;
    const { subject, document } =
      kind === DECLARATION_MAILS.collected
        ? collectedReceipts(data as CollectedReceipts, sender)
        : declarationMail(kind, data as DeclarationMailData, sender);
    return {
      subject,
      // The office answers the person, the person the office.
      replyTo:
        kind === DECLARATION_MAILS.notice
          ? (data as DeclarationMailData).declaration.email
          : (sender?.email ?? addressOf(from)),
      text: renderText(document),
      html: renderHtml(document),
      attachments: [],
    };
  };
}
