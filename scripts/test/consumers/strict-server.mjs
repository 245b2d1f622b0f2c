import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** `sha256-…` of an inline style, as a policy names it. */
export const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Of a sheet that is filled by script: its element begins empty. */
export const EMPTY_STYLE = hashOf("");

/**
 * Serves a built folder under a policy without `unsafe-inline`, and answers the newsletter as the real server would.
 * `styleSources` names for each page the inline
 * styles that it may have, `pages` holds those that are no files.
 */
export async function serveStrictly({ folder, pages, styleSources }) {
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function answer(request, response) {
    if (request.method === "POST" && request.url === "/api/newsletter") {
      const chunks = await request.toArray();
      const { email } = JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(200, { "content-type": "application/json" });
      return response.end(JSON.stringify({ success: true, message: `Bitte bestätigen Sie ${email}.` }));
    }
    const page = request.url === "/" ? "/index.html" : request.url;
    const body = pages[page] ?? (await readFile(path.join(folder, page)).catch(() => undefined));
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        "content-type": TYPES[path.extname(page)] ?? "application/octet-stream",
        "content-security-policy":
          `default-src 'none'; script-src 'self'; style-src 'self' ${styleSources[page] ?? ""}; connect-src 'self'; img-src 'self' data:; ` +
          "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      })
      .end(body);
  }

  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
