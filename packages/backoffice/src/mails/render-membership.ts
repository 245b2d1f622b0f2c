import type { MembershipMail, MembershipMailData } from "../memberships/mails";
import { renderHtml } from "./html";
import { membershipMail } from "./membership";
import type { Sender } from "./newsletter";
import type { RenderedMail } from "./document";
import { addressOf } from "../email-address";
import { renderText } from "./text";

export interface MembershipRendererParts {
  findSender: () => Promise<Sender | undefined>;
  /** Answers go there when the booking settings name nobody. */
  from: string;
}

export function membershipRenderer({ findSender, from }: MembershipRendererParts) {
  return async (kind: MembershipMail, data: unknown): Promise<RenderedMail> => {
    const sender = (await findSender()) ?? null;
    const { subject, document } = membershipMail(kind, data as MembershipMailData, sender);
    return {
      subject,
      replyTo: sender?.email ?? addressOf(from),
      text: renderText(document),
      html: renderHtml(document),
      attachments: [],
    };
  };
}
