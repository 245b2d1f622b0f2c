import { paths } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { siteOrigin } from "../../hosts/siteOrigin";

const PATH = "/.well-known/security.txt";
const CONTACT = "mailto:sicherheit@gratweg.example";
const POLICY = "https://github.com/gratweg/gratweg/blob/main/SECURITY.md";
const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year; what is computed anew each day is never out of date. */
const VALID_DAYS = 180;

/** Whom to tell of a weakness (RFC 9116), on every host of ours, whether its site is built or not. */
export function registerSecurityRoute(
  app: FastifyInstance,
  { contact = CONTACT, production }: { contact: string | undefined; production: boolean },
): void {
  // W3C "A Well-Known URL for Changing Passwords": password managers lead there.
  app.get("/.well-known/change-password", (_request, reply) => reply.redirect(paths.portalSettings(), 302));
  app.get(PATH, (request, reply) => {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace(".000", "");
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      "Preferred-Languages: de, en",
      `Canonical: ${siteOrigin(request, production)}${PATH}`,
      `Policy: ${POLICY}`,
    ];
    return reply
      .headers({ "cache-control": "public, max-age=3600", "content-type": "text/plain; charset=utf-8" })
      .send(`${lines.join("\n")}\n`);
  });
}
