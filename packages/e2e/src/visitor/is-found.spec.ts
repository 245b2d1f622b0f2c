import { get, type IncomingMessage } from "node:http";
import { SITES } from "@gratweg/sites";
import { product } from "../support/product";
import { expect, test } from "../support/siblings";

interface Answer {
  status: number;
  type: string;
  robots: string | undefined;
  body: Buffer;
}

/** Node resolves no names below localhost: the host is asked for by its header. */
async function ask(host: string, path: string): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port: product().ports.GRATWEG_PORT, path, headers: { host } }, resolve).on(
      "error",
      reject,
    );
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { headers, statusCode = 0 } = response;
  return {
    status: statusCode,
    type: headers["content-type"] ?? "",
    robots: headers["x-robots-tag"] as string | undefined,
    body: Buffer.concat(chunks),
  };
}

const text = async (host: string, path: string) => (await ask(host, path)).body.toString();
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ""));
const hosts = SITES.filter(({ key }) => key === "hiking" || key === "biking").map(({ domain }) => domain);

for (const host of hosts) {
  test(`search engines find every page of ${host} by its sitemap [2.36–2.38]`, async () => {
    for (const path of ["/sitemap.xml", "/index-sitemap.xml"]) {
      const index = await ask(host, path);
      expect([index.status, index.type]).toEqual([200, "application/xml; charset=utf-8"]);
      expect(addresses(index.body.toString()).map(String)).toEqual([`https://${host}/de-DE-sitemap.xml`]);
    }
    const sitemap = await ask(host, "/de-DE-sitemap.xml");
    expect([sitemap.status, sitemap.type]).toEqual([200, "application/xml; charset=utf-8"]);
    const listed = addresses(sitemap.body.toString());
    expect(listed.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(["/de", "/de/reisesuche"]));
    for (const address of listed) {
      expect(address.host).toBe(host);
      const page = await ask(host, address.pathname);
      expect([address.pathname, page.status, page.type]).toEqual([
        address.pathname,
        200,
        "text/html; charset=utf-8",
      ]);
      expect(page.body.toString()).toContain(`rel="canonical" href="${address.href}"`);
    }
  });

  test(`${host} shows itself to robots, phones and readers of its magazine`, async () => {
    const robots = await ask(host, "/robots.txt");
    expect([robots.status, robots.type]).toEqual([200, "text/plain; charset=utf-8"]);
    // What the tests bring up is a test system.
    expect(robots.body.toString()).toBe("User-agent: *\nDisallow: /\n");
    expect((await ask(host, "/de")).robots).toBe("noindex");

    const manifest = await ask(host, "/manifest.webmanifest");
    expect([manifest.status, manifest.type]).toEqual([200, "application/manifest+json; charset=utf-8"]);
    const { name, icons } = JSON.parse(manifest.body.toString()) as {
      name: string;
      icons: { src: string; type: string }[];
    };
    expect(name).toBe(SITES.find(({ domain }) => domain === host)?.name);
    for (const icon of icons) {
      const { status, type } = await ask(host, icon.src);
      expect([icon.src, status, type.split(";", 1)[0]]).toEqual([icon.src, 200, icon.type]);
    }

    const feed = await ask(host, "/de/magazin/rss.xml");
    expect([feed.status, feed.type]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    const xml = feed.body.toString();
    expect(xml).toContain(`<atom:link href="https://${host}/de/magazin/rss.xml" rel="self"`);
    for (const [, url = "", length] of xml.matchAll(/<enclosure url="([^"]+)" length="(\d+)"/g)) {
      const picture = await ask(host, new URL(url).pathname);
      expect([picture.status, picture.type, picture.body.length]).toEqual([
        200,
        "image/jpeg",
        Number(length),
      ]);
    }
    expect(await text(host, "/de/magazin")).toMatch(
      /<link[^>]*rel="alternate"[^>]*type="application\/rss\+xml"[^>]*href="\/de\/magazin\/rss\.xml"/,
    );
  });

  test(`a page of ${host} that is shared shows a picture of 1200 × 630`, async () => {
    const html = await text(host, "/de");
    const property = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    expect(["og:image:width", "og:image:height", "og:type"].map(property)).toEqual([
      "1200",
      "630",
      "website",
    ]);
    expect(property("og:image:alt")).not.toBe("");
    const url = new URL(property("og:image"));
    expect(url.host).toBe(host);
    const picture = await ask(host, url.pathname);
    expect([picture.status, picture.type]).toEqual([200, "image/jpeg"]);
    // The start-of-frame marker of a progressive JPEG carries height and width.
    const frame = picture.body.indexOf(Buffer.from([0xff, 0xc2]));
    expect([picture.body.readUInt16BE(frame + 7), picture.body.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
  });
}
