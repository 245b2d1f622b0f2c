interface QueuedMail {
  documentId: string;
  /** Unique: the same occasion queues its mail once. */
  messageId: string;
  kind: string;
  to: string;
  bookingNumber?: number | null;
  /** What the worker draws the mail from; nothing that opens a link. */
  data: object;
  at: Date;
}

/** A row of `outbox_mails` that waits for the worker; whoever writes it does so in the transaction that is its occasion. */
export function queuedRow({ documentId, messageId, kind, to, bookingNumber = null, data, at }: QueuedMail) {
  return {
    document_id: documentId,
    message_id: messageId,
    kind,
    to,
    booking_number: bookingNumber,
    data: JSON.stringify(data),
    state: "pending",
    attempts: 0,
    next_attempt_at: at,
    created_at: at,
    updated_at: at,
    published_at: at,
  };
}
