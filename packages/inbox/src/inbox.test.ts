import nodemailer from "nodemailer";
import { startInbox, type Inbox } from "./inbox";
import type { InboxMessage } from "./messages";

let inbox: Inbox;
let page: string;

beforeAll(async () => {
  inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
  page = `http://127.0.0.1:${inbox.httpPort}`;
  const transport = nodemailer.createTransport({
    host: "127.0.0.1",
    port: inbox.smtpPort,
    secure: false,
    ignoreTLS: true,
  });
  await transport.sendMail({
    from: "Gratweg <hallo@gratweg.example>",
    to: "anna@reise.example",
    subject: "Ihre Buchung: Hütten & <Grate>",
    text: "Grüß Gott, Anna.",
    html: "<p>Grüß Gott, <strong>Anna</strong>.</p>",
    attachments: [
      {
        filename: "reise.ics",
        content: "BEGIN:VCALENDAR\n",
        contentType: "text/calendar",
        contentTransferEncoding: "base64",
      },
    ],
  });
  transport.close();
});

afterAll(() => inbox.stop());

it("answers what came in as JSON, also for one receiver", async () => {
  const [message] = (await (
    await fetch(`${page}/api/messages?to=Anna@reise.example`)
  ).json()) as InboxMessage[];
  expect(message).toMatchObject({
    from: "hallo@gratweg.example",
    to: ["anna@reise.example"],
    subject: "Ihre Buchung: Hütten & <Grate>",
    text: expect.stringContaining("Grüß Gott, Anna.") as string,
    html: expect.stringContaining("<strong>Anna</strong>") as string,
    attachments: [{ name: "reise.ics", type: "text/calendar", bytes: 16, text: "BEGIN:VCALENDAR\n" }],
  });
  expect(await (await fetch(`${page}/api/messages?to=niemand@reise.example`)).json()).toEqual([]);
});

it("shows the list and the message, with markup of the mail escaped", async () => {
  const list = await (await fetch(page)).text();
  expect(list).toContain("Ihre Buchung: Hütten &amp; &lt;Grate&gt;");
  const id = inbox.messages.list()[0]?.id ?? 0;
  const message = await (await fetch(`${page}/messages/${id}`)).text();
  expect(message).toContain("Grüß Gott, Anna.");
  expect(message).toContain("sandbox");
});

it("answers 404 for a message that does not exist", async () => {
  expect((await fetch(`${page}/messages/99999`)).status).toBe(404);
});

it("forgets everything on DELETE", async () => {
  const other = await startInbox({ smtpPort: 0, httpPort: 0 });
  await other.messages.add(new TextEncoder().encode("Subject: x\r\n\r\ny"), {
    from: "a@b.example",
    to: ["c@d.example"],
  });
  const address = `http://127.0.0.1:${other.httpPort}/api/messages`;
  expect(((await (await fetch(address)).json()) as unknown[]).length).toBe(1);
  await fetch(address, { method: "DELETE" });
  expect(await (await fetch(address)).json()).toEqual([]);
  await other.stop();
});
