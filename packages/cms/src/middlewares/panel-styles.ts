import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

interface Context {
  type: string;
  body: unknown;
  response: { get(header: string): string };
  set(header: string, value: string): void;
  remove(header: string): void;
}

/**
 * Gives every style element that a script makes the page's nonce. The panel's libraries (styled-components, Radix, CodeMirror …) make
 * them in their own ways, some while they load, and each would have to be told the nonce in another way, or cannot be told.
 */
const SCRIPT = `(() => {
  const { nonce } = document.currentScript;
  const create = document.createElement.bind(document);
  document.createElement = (name, options) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
})();`;
const SCRIPT_SOURCE = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;

/**
 * Strapi's design system writes its styles while it runs. Each answer of the panel's page names another nonce for them, which what comes
 * as markup does not have.
 */
export default function panelStyles() {
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    await next();
    // Strapi's page alone is a file; pages of ours are text and name their styles by hash.
    if (ctx.type !== "text/html" || !(ctx.body instanceof Readable)) return;
    const nonce = randomBytes(16).toString("base64");
    const html = await text(ctx.body);
    ctx.body = html
      .replaceAll("<style", `<style nonce="${nonce}"`)
      .replace("<head>", `<head><script nonce="${nonce}">${SCRIPT}</script>`);
    const policy = ctx.response
      .get("Content-Security-Policy")
      .replace("script-src 'self'", `script-src 'self' ${SCRIPT_SOURCE}`)
      .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
    ctx.set("Content-Security-Policy", policy);
    ctx.set("Cache-Control", "no-store");
    ctx.remove("Last-Modified");
  };
}
