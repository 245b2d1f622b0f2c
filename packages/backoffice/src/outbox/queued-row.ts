import { accountSecret } from "../environment";
import { sealOf } from "./seal";

interface QueuedMail {
  documentId: string;
  /** Unique: the same occasion queues its mail once. */
  messageId: string;
  kind: string;
  to: string;
  bookingNumber?: number | null;
  /** The row alone knows the receiver: without this mark of the content system the worker sends nothing there. */
  sealed?: boolean;
  /** What the worker draws the mail from; nothing that opens a link. */
  data: object;
  at: Date;
  /** Not sent before then. */
  due?: Date;
}

/** A row of `outbox_mails` that waits for the worker; whoever writes it does so in the transaction that is its occasion. */
export function queuedRow(mail: QueuedMail) {
  const { documentId, messageId, kind, to, bookingNumber = null, sealed = false, data, at, due = at } = mail;
  const seal = sealed ? { seal: sealOf(accountSecret() ?? "", mail) } : {};
  return {
    document_id: documentId,
    message_id: messageId,
    kind,
    to,
    booking_number: bookingNumber,
    data: JSON.stringify({ ...data, ...seal }),
    state: "pending",
    attempts: 0,
    next_attempt_at: due,
    created_at: at,
    updated_at: at,
    published_at: at,
  };
}
