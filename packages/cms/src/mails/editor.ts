import {
  EDITOR_MAILS,
  type EditorAlert,
  type EditorMail,
  type EditorMailData,
} from "../editor-sign-in/alerts";
import type { ForgottenPasswordData } from "../editor-sign-in/forgotten-password";
import { heading, paragraph, type MailDocument } from "./document";
import { addressLine, berlinDay } from "./format";
import { renderHtml } from "./html";
import { microcopy } from "./microcopy";
import type { Sender } from "./newsletter";
import type { RenderedMail } from "./render";
import { addressOf } from "./sender-address";
import { renderText } from "./text";

const texts = microcopy.editor;

const alerts: Readonly<Record<EditorAlert, (typeof texts)["newDevice" | "wrongCode"]>> = {
  [EDITOR_MAILS.newDevice]: texts.newDevice,
  [EDITOR_MAILS.wrongCode]: texts.wrongCode,
};

export function isEditorMail(kind: string): kind is EditorMail {
  return Object.values<string>(EDITOR_MAILS).includes(kind);
}

/** The code that a mail's link carries. */
export interface EditorReset {
  code: string;
  expiresAt: Date;
}

/** What an editor hears about the own sign-in, and the link to a new password. */
export function editorRenderer({
  editorsOrigin,
  findReset,
  findSender,
  from,
}: {
  /** Where the link leads: what a row says of it counts nothing. */
  editorsOrigin: string;
  findReset: (editor: number) => Promise<EditorReset | undefined>;
  findSender: () => Promise<Sender | undefined>;
  /** Answers go there when the booking settings name nobody. */
  from: string;
}) {
  return async (kind: EditorMail, data: unknown): Promise<RenderedMail> => {
    const sender = (await findSender()) ?? null;
    const letter = async (): Promise<MailDocument> => {
      if (kind !== EDITOR_MAILS.forgottenPassword) return alert(kind, data as EditorMailData, sender);
      const reset = await findReset((data as ForgottenPasswordData).editor);
      if (!reset) throw new Error("the link has been used");
      const href = `${editorsOrigin}/admin/auth/reset-password?code=${encodeURIComponent(reset.code)}`;
      return newPassword({ href, expiresAt: reset.expiresAt.toISOString() }, sender);
    };
    const document = await letter();
    return {
      subject:
        kind === EDITOR_MAILS.forgottenPassword ? texts.forgottenPassword.subject : alerts[kind].subject,
      replyTo: sender?.email ?? addressOf(from),
      text: renderText(document),
      html: renderHtml(document),
      attachments: [],
    };
  };
}

function newPassword(link: { href: string; expiresAt: string }, sender: Sender | null): MailDocument {
  const { title, subtitle, preview, intro, button, until, notYou, notYouText } = texts.forgottenPassword;
  return {
    brand: sender?.name ?? texts.brand,
    eyebrow: texts.eyebrow,
    ...{ title, subtitle, preview },
    blocks: [
      paragraph(texts.greeting),
      paragraph(intro),
      { type: "link", label: button, href: link.href },
      { type: "paragraph", content: [until(berlinDay(link.expiresAt), link.expiresAt)], muted: true },
      heading(notYou),
      paragraph(notYouText),
    ],
    small: [],
    footer: [...(sender ? [[addressLine(sender)]] : []), [texts.automatic]],
  };
}

function alert(kind: EditorAlert, { device, at }: EditorMailData, sender: Sender | null): MailDocument {
  const { title, subtitle, preview, intro, notYou, notYouText } = alerts[kind];
  return {
    brand: sender?.name ?? texts.brand,
    eyebrow: texts.eyebrow,
    ...{ title, subtitle, preview },
    blocks: [
      paragraph(texts.greeting),
      paragraph(intro),
      {
        type: "facts",
        rows: [
          { label: texts.moment, value: [texts.at(berlinDay(at), at)] },
          { label: texts.device, value: [device ?? texts.unknownDevice] },
        ],
      },
      heading(notYou),
      paragraph(notYouText),
    ],
    small: [],
    footer: [...(sender ? [[addressLine(sender)]] : []), [texts.automatic]],
  };
}
