import PostalMime from "postal-mime";

export interface InboxMessage {
  /** Grows with each message, from 1. */
  id: number;
  receivedAt: string;
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
  attachments: { name: string; type: string; bytes: number; text?: string }[];
}

/** Keeps the newest messages in memory; older ones fall out. */
export class MessageStore {
  #messages: InboxMessage[] = [];
  #last = 0;

  constructor(private readonly limit = 1000) {}

  /** Parses and keeps one message as it came over SMTP. */
  async add(raw: Uint8Array, envelope: { from: string; to: string[] }): Promise<InboxMessage> {
    const mail = await PostalMime.parse(raw);
    this.#last += 1;
    const message: InboxMessage = {
      id: this.#last,
      receivedAt: new Date().toISOString(),
      messageId: mail.messageId ?? "",
      from: envelope.from,
      to: envelope.to,
      subject: mail.subject ?? "",
      text: mail.text ?? "",
      html: mail.html ?? "",
      headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
      attachments: mail.attachments.map((attachment) => {
        const bytes =
          typeof attachment.content === "string"
            ? new TextEncoder().encode(attachment.content)
            : new Uint8Array(attachment.content);
        const readable = attachment.mimeType.startsWith("text/");
        return {
          name: attachment.filename ?? "",
          type: attachment.mimeType,
          bytes: bytes.byteLength,
          ...(readable ? { text: new TextDecoder().decode(bytes) } : {}),
        };
      }),
    };
    this.#messages.unshift(message);
    this.#messages.length = Math.min(this.#messages.length, this.limit);
    return message;
  }

  /** Newest first; `to` narrows to one receiver. */
  list(to?: string): InboxMessage[] {
    return to === undefined
      ? this.#messages
      : this.#messages.filter((message) =>
          message.to.some((address) => address.toLowerCase() === to.toLowerCase()),
        );
  }

  get(id: number): InboxMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  clear(): void {
    this.#messages = [];
  }
}
