import { SITES } from "@gratweg/sites";
import { createServer } from "../../createServer";
import { fakeOptions } from "../../testing/fakes";
import { createSitesFolder } from "../../testing/siteFolder";

const folder = createSitesFolder();
const app = createServer(fakeOptions(folder.path, { production: true, trustProxy: true }));
beforeAll(async () => void (await app.ready()));
afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (host: string) =>
  app.inject({ url: "/.well-known/security.txt", headers: { host, "x-forwarded-proto": "https" } });

it.each(SITES.map(({ domain }) => domain))(
  "%s says whom to tell of a weakness, built or not",
  async (domain) => {
    const answer = await get(domain);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const fields = Object.fromEntries(
      answer.body
        .trimEnd()
        .split("\n")
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    );
    expect(fields).toEqual({
      Contact: "mailto:sicherheit@gratweg.example",
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/) as string,
      "Preferred-Languages": "de, en",
      Canonical: `https://${domain}/.well-known/security.txt`,
      Policy: "https://github.com/gratweg/gratweg/blob/main/SECURITY.md",
    });
    const days = (Date.parse(fields["Expires"] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  },
);

it("names a contact of one's own", async () => {
  const contact = "https://melden.example/sicherheit";
  const own = createServer(fakeOptions(folder.path, { securityContact: contact }));
  const answer = await own.inject({ url: "/.well-known/security.txt", headers: { host: "localhost" } });
  await own.close();
  expect(answer.body).toContain(`Contact: ${contact}\n`);
});

it("is nobody's on foreign hosts", async () => expect((await get("evil.example")).statusCode).toBe(421));
