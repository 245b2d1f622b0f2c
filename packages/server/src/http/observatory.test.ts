import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { observatoryScore } from "../../../../scripts/lib/observatory.mjs";
import { createServer } from "../createServer";
import { fakeOptions } from "../testing/fakes";
import { createSitesFolder, FILES, page, type SitesFolder } from "../testing/siteFolder";

const THEME = "dark()";
const SCRIPT = "portal-assets/index-abcdefgh.js";

let sites: SitesFolder;
let portal: string;
let app: FastifyInstance;

beforeAll(async () => {
  sites = createSitesFolder();
  portal = mkdtempSync(join(tmpdir(), "gratweg-portal-"));
  const scripts = JSON.stringify({ theme: THEME });
  const html = page("Start").replace(
    "</head>",
    `<style>a{}</style><script>${THEME}</script><!-- gratweg-config --><script type="module" src="/${SCRIPT}"></script></head>`,
  );
  sites.write("hiking", {
    ...FILES,
    "builds/inline-scripts.json": scripts,
    "index.html": html,
    "de/index.html": html,
    "404.html": html,
    "de/fehler-portal/index.html": html,
  });
  for (const folder of ["builds", "portal-assets"]) mkdirSync(join(portal, folder));
  writeFileSync(join(portal, "builds/inline-scripts.json"), scripts);
  writeFileSync(join(portal, SCRIPT), "run()");
  writeFileSync(join(portal, "index.html"), html);
  const settings = {
    contentOrigin: "https://inhalte.example",
    uploadsOrigin: "https://dateien.example",
    providers: [],
    production: true,
  };
  app = createServer(
    fakeOptions(sites.path, {
      production: true,
      trustProxy: "127.0.0.1",
      portal: { folder: portal, settings },
      foreign: { uploads: settings.uploadsOrigin },
    }),
  );
  await app.loaded();
});
afterAll(async () => {
  await app.close();
  sites.remove();
  rmSync(portal, { recursive: true, force: true });
});

const scan = async (url: string) => {
  const { headers, body } = await app.inject({
    url,
    headers: { host: "hiking.localhost", accept: "text/html", "x-forwarded-proto": "https" },
  });
  return observatoryScore({ headers, html: body });
};

it.each(["/", "/de", "/de/portal", "/de/gibt-es-nicht", "/de/portal/gibt-es-nicht", "/de/%00"])(
  "%s has at least 125 points at Mozilla's Observatory in production",
  async (path) => {
    const [policy, scripts, points] =
      path === "/de/%00"
        ? [
            "csp-implemented-with-no-unsafe-default-src-none",
            "sri-not-implemented-but-no-scripts-loaded",
            130,
          ]
        : [
            "csp-implemented-with-no-unsafe",
            "sri-not-implemented-but-all-scripts-loaded-from-secure-origin",
            125,
          ];
    expect(await scan(path)).toEqual({
      score: points,
      rules: [
        policy,
        "cookies-not-found",
        "cross-origin-resource-sharing-not-implemented",
        "hsts-implemented-max-age-at-least-six-months",
        "referrer-policy-private",
        scripts,
        "x-content-type-options-nosniff",
        "x-frame-options-implemented-via-csp",
        "cross-origin-resource-policy-implemented-with-same-site",
      ],
    });
  },
);

it("the scanner sees what is missing", () => {
  const bare = observatoryScore({ headers: {}, html: '<script src="http://evil.example/x.js"></script>' });
  expect(bare).toEqual({
    score: 0,
    rules: [
      "csp-not-implemented",
      "cookies-not-found",
      "cross-origin-resource-sharing-not-implemented",
      "hsts-not-implemented",
      "referrer-policy-not-implemented",
      "sri-not-implemented-and-external-scripts-not-loaded-securely",
      "x-content-type-options-not-implemented",
      "x-frame-options-not-implemented",
      "cross-origin-resource-policy-not-implemented",
    ],
  });
});
