import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { smtpPost, type Post } from "./deliver";
import { smtpFailure } from "./failure";

const mail = {
  subject: "Ihre Buchung 100123: Karwendel-Hüttentour, 12.–19. Juli 2027",
  replyTo: "hallo@gratweg.example",
  text: "Grüß Gott.",
  html: "<p>Grüß Gott.</p>",
  attachments: [
    { filename: "reise.ics", contentType: "text/calendar; charset=utf-8; method=PUBLISH", content: "BEGIN" },
  ],
};
const message = {
  messageId: "<booking-100123-confirmation@gratweg.example>",
  to: "aenne@reise.example",
  mail,
};

const sockets: Socket[] = [];
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function postTo(options: SMTPServerOptions, silenceMs = 5000): Promise<Post> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 1,
    ...options,
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const post = smtpPost({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: "Gratweg <service@gratweg.example>",
    connections: 2,
    silenceMs,
  });
  ends.push(() => new Promise((resolve) => server.close(() => resolve())));
  ends.push(() => Promise.resolve(post.close()));
  return post;
}

const never = () => new AbortController().signal;
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => "sent",
    (error: unknown) => smtpFailure(error),
  );

it("sends one multipart mail with its headers, and holds the connection for the next", async () => {
  const taken: string[] = [];
  let connections = 0;
  const post = await postTo({
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        taken.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await post.send(message, never());
  await post.send({ ...message, messageId: "<another@gratweg.example>" }, never());
  expect(connections).toBe(1);
  expect(taken).toHaveLength(2);
  const head = (taken[0] ?? "").replace(/\r\n[ \t]+/g, " ");
  for (const line of [
    "Message-ID: <booking-100123-confirmation@gratweg.example>",
    "From: Gratweg <service@gratweg.example>",
    "To: aenne@reise.example",
    "Reply-To: hallo@gratweg.example",
    "Auto-Submitted: auto-generated",
    "Content-Language: de",
    "Content-Type: multipart/mixed;",
    "Content-Type: multipart/alternative;",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Type: text/html; charset=utf-8",
    "Content-Type: text/calendar; charset=utf-8; method=PUBLISH; name=reise.ics",
  ])
    expect(head).toContain(line);
});

it("has one receiver, whatever stands in the field", async () => {
  const receivers: string[] = [];
  const post = await postTo({
    onRcptTo: ({ address }, _session, done) => {
      receivers.push(address);
      done();
    },
  });
  await failureOf(post.send({ ...message, to: "a@reise.example, b@reise.example" }, never()));
  await failureOf(post.send({ ...message, to: "a@reise.example\r\nBcc: c@reise.example" }, never()));
  expect(receivers.filter((address) => /^[bc]@/.test(address))).toEqual([]);
});

const answer = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

it("tells a final refusal from a passing one", async () => {
  const unknown = await postTo({ onRcptTo: (_address, _session, done) => done(answer(550, "unknown")) });
  expect(await failureOf(unknown.send(message, never()))).toMatchObject({
    permanent: true,
    code: "RCPT TO 550",
  });
  const full = await postTo({
    onData: (stream, _session, done) => {
      stream.on("end", () => done(answer(451, "later"))).resume();
    },
  });
  expect(await failureOf(full.send(message, never()))).toMatchObject({ permanent: false, code: "DATA 451" });
});

it("gives up waiting for a server that says nothing after the message", async () => {
  const post = await postTo({ onData: (stream) => void stream.resume() }, 150);
  expect(await failureOf(post.send(message, never()))).toMatchObject({
    permanent: false,
    hindrance: "server",
    code: "ETIMEDOUT",
  });
});

it("ends an attempt when it is told to", async () => {
  const limit = new AbortController();
  const post = await postTo({
    onData: (stream) => {
      stream.resume();
      limit.abort();
    },
  });
  expect(await failureOf(post.send(message, limit.signal))).toMatchObject({ permanent: false });
});

it("survives a server that dies in the middle of the message, without repeating it by itself", async () => {
  let messages = 0;
  const post = await postTo({
    onData: (stream) => {
      messages += 1;
      stream.once("data", () => sockets.forEach((socket) => socket.destroy()));
    },
  });
  expect(await failureOf(post.send(message, never()))).toMatchObject({
    permanent: false,
    hindrance: "server",
  });
  expect(messages).toBe(1);
});
