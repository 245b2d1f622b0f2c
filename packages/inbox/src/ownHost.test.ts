import { once } from "node:events";
import { request } from "node:http";
import { startInbox, type Inbox } from "./inbox";

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
});
afterAll(() => inbox.stop());

async function statusFor(host: string, path: string): Promise<number | undefined> {
  const asked = request({ host: "127.0.0.1", port: inbox.httpPort, path, headers: { host } }).end();
  const [response] = (await once(asked, "response")) as [{ statusCode?: number; resume(): void }];
  response.resume();
  return response.statusCode;
}

it.each(["localhost", "LOCALHOST:1080", "127.0.0.1:1080", "[::1]:1080"])("answers as %s", async (host) => {
  expect(await statusFor(host, "/api/messages")).toBe(200);
});

it.each([
  "evil.example",
  "evil.example:1080",
  "127.0.0.1.evil.example",
  "localhost.evil.example",
  "[::1]evil",
  "0.0.0.0",
])("hands no mail to a page that comes by the name %j", async (host) => {
  for (const path of ["/", "/api/messages", "/messages/1", "/widgets/video.js"])
    expect(await statusFor(host, path)).toBe(421);
});

it("goes on after a target that is no address", async () => {
  expect(await statusFor("localhost", "//")).toBe(400);
  expect(await statusFor("localhost", "/api/messages")).toBe(200);
});
