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

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.5rem; }
ul { list-style: none; padding: 0; }
li a { display: block; padding: .75rem 0; border-block-end: 1px solid #8884; text-decoration: none; color: inherit; }
li a:hover strong { text-decoration: underline; }
small { opacity: .7; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid #8884; background: #fff; }
`;

/** The list of what came in, newest first. */
export function listPage(messages: readonly InboxMessage[]): string {
  const items = messages.map(
    ({ id, subject, to, receivedAt }) =>
      `<li><a href="/messages/${id}"><strong>${escape(subject || "(ohne Betreff)")}</strong><br>
      <small>an ${escape(to.join(", "))} · ${receivedAt}</small></a></li>`,
  );
  const empty = "<p>Noch keine Nachricht. Was Gratweg verschickt, erscheint hier.</p>";
  return frame("Posteingang", items.length > 0 ? `<ul>${items.join("")}</ul>` : empty);
}

export function messagePage({ id, from, to, receivedAt, subject, ...message }: InboxMessage): string {
  const attachments = message.attachments.map(
    ({ name, type, bytes }) => `<li>${escape(name || type)} <small>${bytes} Bytes</small></li>`,
  );
  return frame(
    subject,
    `<p><a href="/">← Posteingang</a></p>
    <p><small>von ${escape(from)} an ${escape(to.join(", "))} · ${receivedAt}</small></p>
    ${message.html ? `<iframe sandbox title="HTML-Fassung" src="/messages/${id}/html"></iframe>` : ""}
    <h2>Text</h2><pre>${escape(message.text)}</pre>
    ${attachments.length > 0 ? `<h2>Anhänge</h2><ul>${attachments.join("")}</ul>` : ""}`,
  );
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>${escape(title)}</title><style>${STYLE}</style><h1>${escape(title)}</h1>${body}</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
