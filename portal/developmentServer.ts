import type { Plugin } from "vite";

/** `npm run dev -w portal` beside a running product: this server answers, and gives the configuration of its host. */
const PRODUCT = process.env["GRATWEG_ORIGIN"] ?? "http://127.0.0.1:8000";
const HOST = process.env["GRATWEG_SITE_HOST"] ?? "portal.localhost";
const CONFIG = /<script type="application\/json" id="gratweg-config">[\s\S]*?<\/script>/;
/** What the application is made of; everything else is the product's. */
const OWN = /^\/(?:@|src\/|node_modules\/|packages\/|portal-assets\/)|^\/(?:de\/)?de\/portal(?:\/|$|\?)/;

export function developmentServer(): Plugin {
  return {
    name: "gratweg-development-server",
    apply: "serve",
    config: () => ({
      appType: "spa",
      server: {
        proxy: {
          "^/": {
            target: PRODUCT,
            headers: { host: HOST },
            bypass: ({ url = "/" }) => (OWN.test(url) ? url : undefined),
          },
        },
      },
    }),
    async transformIndexHtml(html) {
      const shell = await fetch(`${PRODUCT}/de/portal/user/login`).then((answer) => answer.text());
      const config = CONFIG.exec(shell)?.[0];
      if (config === undefined)
        throw new Error(`${PRODUCT} has no portal: start the product first (npm start).`);
      return html.replace("<!-- gratweg-config -->", config);
    },
  };
}
