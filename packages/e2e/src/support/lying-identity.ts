import { generateKeyPairSync, randomUUID, sign, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Answers {
  /** Whom its ID token is about. */
  email: string;
  /** Who has signed the ID token, if not the key that the provider publishes. */
  signer?: "none of its keys" | "garbage";
  /** So many more bytes the token answer has. */
  padding?: number;
}

/** An OpenID Connect provider that signs in without a question and lies in what `answers` says. */
export interface LyingIdentity {
  issuer: string;
  answers: Answers;
  stop(): Promise<void>;
}

const CLIENT = "gratweg";

/** What the content system has to know of it, besides its name in `GRATWEG_SOCIAL_PROVIDERS`. */
export function lyingProvider(issuer: string): Record<string, string> {
  return {
    GRATWEG_SOCIAL_LYING_ISSUER: issuer,
    GRATWEG_SOCIAL_LYING_CLIENT_ID: CLIENT,
    GRATWEG_SOCIAL_LYING_CLIENT_SECRET: "integration-lying-client",
  };
}

export async function startLyingIdentity(): Promise<LyingIdentity> {
  const published = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const strange = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const nonces = new Map<string, string>();
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const lying: LyingIdentity = {
    issuer,
    answers: { email: "niemand@lying.example" },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    const json = (body: object): void =>
      void response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (pathname === "/.well-known/openid-configuration") return json(description(issuer));
    if (pathname === "/keys")
      return json({ keys: [{ ...published.publicKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] });
    if (pathname === "/auth") {
      const code = randomUUID();
      nonces.set(code, searchParams.get("nonce") ?? "");
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      back.search = new URLSearchParams({ code, state: searchParams.get("state") ?? "" }).toString();
      return void response.writeHead(302, { location: back.href }).end();
    }
    const code = new URLSearchParams(await text(request)).get("code") ?? "";
    const { email, signer, padding = 0 } = lying.answers;
    const { privateKey } = signer ? strange : published;
    const token = idToken({ issuer, email, nonce: nonces.get(code) ?? "" }, privateKey);
    json({
      access_token: "access",
      token_type: "Bearer",
      id_token: signer === "garbage" ? token.replace(/[^.]+$/, "AAAA") : token,
      padding: "a".repeat(padding),
    });
  }
  return lying;
}

function description(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  };
}

function idToken(about: { issuer: string; email: string; nonce: string }, key: KeyObject): string {
  const now = Math.floor(Date.now() / 1000);
  const { issuer: iss, email, nonce } = about;
  const claims = {
    ...{ iss, aud: CLIENT, sub: email, nonce, iat: now, exp: now + 300 },
    ...{ email, email_verified: true, given_name: "Rosa", family_name: "Kamm" },
  };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const content = `${part({ alg: "RS256" })}.${part(claims)}`;
  return `${content}.${sign("sha256", Buffer.from(content), key).toString("base64url")}`;
}
