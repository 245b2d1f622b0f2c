import type { Configuration } from "openid-client" with { "resolution-mode": "import" };
import { SocialFailure, type SocialProfile } from "./outcome";
import { profileOf } from "./profile";
import { isLoopback, type SocialProvider } from "./providers";

/** What has to come back as it went out. */
export interface Checks {
  state: string;
  nonce: string;
  /** PKCE: proves that whoever brings the code began the sign-in. */
  codeVerifier: string;
}

/** OpenID Connect's authorisation code flow with PKCE, `state` and `nonce`. Rejects with a {@link SocialFailure}. */
export interface OpenId {
  begin(provider: SocialProvider, redirectUri: string): Promise<{ url: string; checks: Checks }>;
  /** `currentUrl` is the address with which the browser came back. */
  finish(provider: SocialProvider, currentUrl: URL, checks: Checks): Promise<SocialProfile>;
}

const SECONDS_AT_MOST = 5;
/** Descriptions, keys, tokens and persons are a few kilobytes. */
const BYTES_AT_MOST = 1024 * 1024;
/** How long a provider's description of itself is believed. */
const DESCRIPTION_MS = 10 * 60_000;

export function createOpenId(now: () => number = Date.now): OpenId {
  const descriptions = new Map<string, { config: Configuration; until: number }>();

  async function describe(provider: SocialProvider): Promise<Configuration> {
    const known = descriptions.get(provider.name);
    if (known && known.until > now()) return known.config;
    const client = await library();
    const { issuer, clientId, clientSecret } = provider;
    const config = await client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      client.ClientSecretBasic(clientSecret),
      {
        timeout: SECONDS_AT_MOST,
        [client.customFetch]: boundedFetch,
        execute: [
          // Without it the library leaves an ID token's signature to the connection's TLS.
          client.enableNonRepudiationChecks,
          ...(isLoopback(new URL(issuer).hostname) ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    descriptions.set(provider.name, { config, until: now() + DESCRIPTION_MS });
    return config;
  }

  return {
    begin: (provider, redirectUri) =>
      told(async () => {
        const client = await library();
        const config = await describe(provider);
        const checks = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          codeVerifier: client.randomPKCECodeVerifier(),
        };
        const url = client.buildAuthorizationUrl(config, {
          ...provider.parameters,
          redirect_uri: redirectUri,
          scope: "openid email profile",
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
          code_challenge_method: "S256",
        });
        return { url: url.href, checks };
      }),

    finish: (provider, currentUrl, { state, nonce, codeVerifier }) =>
      told(async () => {
        const client = await library();
        const config = await describe(provider);
        const tokens = await client.authorizationCodeGrant(config, currentUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new SocialFailure("failed", "no identity token");
        if (typeof claims.email === "string") return profileOf(provider.name, claims);
        const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        return profileOf(provider.name, { ...claims, ...more });
      }),
  };
}

/** An ESM package, in a project that is compiled to CommonJS. */
const library = () => import("openid-client");

/** An answer breaks off where it grows too long: the library reads whatever comes into memory. */
async function boundedFetch(url: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(url, options);
  if (!answer.body) return answer;
  let received = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > BYTES_AT_MOST) controller.error(new Error("The provider's answer is too long."));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(bound), answer);
}

const REFUSED = new Set(["access_denied", "login_required", "interaction_required", "consent_required"]);
const OUT_OF_ORDER = new Set(["server_error", "temporarily_unavailable", "invalid_client"]);
/** Codes of answers that no provider in order would give. */
const RUBBISH = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_PARSE_ERROR",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_INVALID_SERVER_METADATA",
  "OAUTH_MISSING_SERVER_METADATA",
  "OAUTH_INVALID_RESPONSE",
]);

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SocialFailure ? error : failureOf(error);
  }
}

/** Exported for its test: the library's errors told apart by what a person can do about them. */
export function failureOf(error: unknown): SocialFailure {
  const { code, error: answer, status, cause } = (error ?? {}) as Record<string, unknown>;
  const inner = (cause ?? {}) as { code?: unknown; name?: unknown };
  const detail = [code, answer, inner.code].filter((word) => typeof word === "string").join(" ");
  if (typeof answer === "string" && REFUSED.has(answer)) return new SocialFailure("cancelled", detail);
  const isAway =
    // `fetch` says nothing else when there is no connection.
    (error instanceof TypeError && code === undefined) ||
    (typeof answer === "string" && OUT_OF_ORDER.has(answer)) ||
    (typeof status === "number" && status >= 500) ||
    (typeof code === "string" && RUBBISH.has(code)) ||
    inner.name === "TimeoutError";
  return new SocialFailure(isAway ? "unavailable" : "failed", detail);
}
