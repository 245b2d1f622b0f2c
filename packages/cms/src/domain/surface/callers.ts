import { createHash, timingSafeEqual } from "node:crypto";

export interface Caller {
  /** `service`: the own server. `reader`: sites, server and whoever else has a token of this content system. */
  kind: "service" | "reader";
  hasFullAccess: boolean;
}

export interface Secrets {
  contentToken: string | undefined;
  serviceSecret: string | undefined;
}

/** An API token that somebody made in Strapi's settings; undefined for anything else. */
type FindToken = (token: string, address: string) => Promise<{ type: string } | undefined>;

const BEARER = /^bearer +(\S+)$/i;
/** As Strapi makes them; sessions look different, so they cost no look into the database. */
const MADE_TOKEN = /^[\da-f]{256}$/;

/** Whether it may be an API token, which only the database tells. */
export const isMadeToken = (authorization: string): boolean =>
  MADE_TOKEN.test(BEARER.exec(authorization)?.[1] ?? "");

/** Tells whether it is one of our secrets; `createCallers` tells whose. */
export function secretsCheck({ contentToken, serviceSecret }: Secrets): (authorization: string) => boolean {
  const known = [contentToken, serviceSecret].flatMap((secret) => (secret ? [digest(secret)] : []));
  return (authorization) => {
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) return false;
    const given = digest(token);
    return known.some((secret) => timingSafeEqual(given, secret));
  };
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Tells programs of ours by their secrets. Whoever is nobody here may still be signed in as a traveller. */
export function createCallers({ contentToken, serviceSecret }: Secrets, findToken: FindToken) {
  const expected = (secret: string | undefined) => (secret ? digest(secret) : null);
  const content = expected(contentToken);
  const service = expected(serviceSecret);

  return async (authorization: string, address: string): Promise<Caller | null> => {
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) return null;
    const given = digest(token);
    if (service && timingSafeEqual(given, service)) return { kind: "service", hasFullAccess: false };
    if (content && timingSafeEqual(given, content)) return { kind: "reader", hasFullAccess: false };
    const made = MADE_TOKEN.test(token) ? await findToken(token, address) : undefined;
    return made ? { kind: "reader", hasFullAccess: made.type === "full-access" } : null;
  };
}
