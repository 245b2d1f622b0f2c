import nodemailer from "nodemailer";
import { startInbox, type Inbox } from "./inbox";
import type { InboxMessage } from "./page";

let inbox: Inbox;
const get = (path: string, method = "GET") => fetch(`http://127.0.0.1:${inbox.httpPort}${path}`, { method });

beforeAll(async () => {
  inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
  const transport = nodemailer.createTransport({ host: "127.0.0.1", port: inbox.smtpPort, ignoreTLS: true });
  await transport.sendMail({
    from: "Gratweg <hallo@gratweg.example>",
    to: "anna@reise.example",
    subject: "Ihre Buchung: Hütten & <Grate>",
    text: "Grüß Gott, Anna.",
    html: "<p>Grüß Gott, <strong>Anna</strong>.</p>",
    attachments: [{ filename: "reise.ics", content: "BEGIN:VCALENDAR\n", contentTransferEncoding: "base64" }],
  });
});

afterAll(() => inbox.stop());

it("shows the list and the message, with markup of the mail escaped or in a sandbox", async () => {
  const escaped = "Ihre Buchung: Hütten &#38; &#60;Grate&#62;";
  expect(await (await get("/")).text()).toContain(escaped);
  const page = await (await get("/messages/1")).text();
  for (const part of [escaped, "Grüß Gott, Anna.", 'sandbox title="HTML-Fassung"', "reise.ics"])
    expect(page).toContain(part);
  expect(await (await get("/messages/1/html")).text()).toContain("<strong>Anna</strong>");
});

it.each([
  ["/widgets/video.js", "text/javascript", '[data-widget="video-consultation"]'],
  ["/widgets/reviews.html", "text/html", "Beispielbewertungen der Entwicklungsumgebung"],
  ["/widgets/widgets.css", "text/css", "body {"],
])("serves %s", async (path, type, part) => {
  const answer = await get(path);
  expect(answer.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  expect(await answer.text()).toContain(part);
});

it.each(["/messages/99999", "/widgets/chat.js", "//"])("knows nothing at %s", async (path) =>
  expect((await get(path)).status).toBe(404),
);

it("answers one receiver's mail as JSON, and forgets everything on DELETE", async () => {
  const list = async (path: string) => (await (await get(path)).json()) as InboxMessage[];
  expect(await list("/api/messages?to=niemand@reise.example")).toEqual([]);
  expect(await list("/api/messages?to=Anna@reise.example")).toMatchObject([
    {
      from: "hallo@gratweg.example",
      to: ["anna@reise.example"],
      subject: "Ihre Buchung: Hütten & <Grate>",
      text: expect.stringContaining("Grüß Gott, Anna.") as string,
      attachments: [{ name: "reise.ics", type: "text/calendar", bytes: 16, text: "BEGIN:VCALENDAR\n" }],
    },
  ]);
  await get("/api/messages", "DELETE");
  expect(await list("/api/messages")).toEqual([]);
});
