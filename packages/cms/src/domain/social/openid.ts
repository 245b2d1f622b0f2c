import type { Configuration } from "openid-client" with { "resolution-mode": "import" };
import { randomId } from "@gratweg/backoffice/sign-in/tokens";
import { isLoopback, type SocialProvider } from "./providers";
import { profileOf, SocialError, type SocialProfile } from "./profile";

export interface Checks {
  state: string;
  nonce: string;
  /** PKCE. */
  codeVerifier: string;
}

const TIMEOUT_SECONDS = 5;

/** OpenID Connect's authorisation code flow with PKCE, `state` and `nonce`. Rejects with a {@link SocialError}. */
export function createOpenId() {
  const configurations = new Map<string, Configuration>();

  async function configure({ name, issuer, clientId, clientSecret }: SocialProvider): Promise<Configuration> {
    const known = configurations.get(name);
    if (known) return known;
    const client = await library();
    const authentication = client.ClientSecretBasic(clientSecret);
    const config = await client.discovery(new URL(issuer), clientId, undefined, authentication, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // The library otherwise relies on TLS instead of the ID token's signature.
        client.enableNonRepudiationChecks,
        ...(isLoopback(new URL(issuer).hostname) ? [client.allowInsecureRequests] : []),
      ],
    });
    configurations.set(name, config);
    return config;
  }

  return {
    begin: (provider: SocialProvider, redirectUri: string): Promise<{ url: string; checks: Checks }> =>
      withSocialErrors(async () => {
        const client = await library();
        const config = await configure(provider);
        const codeVerifier = client.randomPKCECodeVerifier();
        const checks = { state: randomId(), nonce: client.randomNonce(), codeVerifier };
        const url = client.buildAuthorizationUrl(config, {
          ...provider.parameters,
          redirect_uri: redirectUri,
          scope: "openid email profile",
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
        });
        return { url: url.href, checks };
      }),

    /** `currentUrl`: the address of the provider's redirect. */
    finish: (provider: SocialProvider, currentUrl: URL, checks: Checks): Promise<SocialProfile> =>
      withSocialErrors(async () => {
        const client = await library();
        const config = await configure(provider);
        const tokens = await client.authorizationCodeGrant(config, currentUrl, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new SocialError("failed", "no identity token");
        if (typeof claims.email === "string") return profileOf(provider.name, claims);
        const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        return profileOf(provider.name, { ...claims, ...more });
      }),
  };
}

/** An ESM package in a CommonJS project. */
const library = () => import("openid-client");

const CANCELLED = new Set(["access_denied", "login_required", "interaction_required", "consent_required"]);
const UNAVAILABLE = new Set(["server_error", "temporarily_unavailable", "invalid_client"]);

async function withSocialErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SocialError ? error : socialErrorOf(error);
  }
}

/** A provider that answers with an OAuth error refuses; anything else is a provider out of order. */
export function socialErrorOf(thrown: unknown): SocialError {
  const { code, error } = (thrown ?? {}) as { code?: unknown; error?: unknown };
  const detail = [code, error].filter((word) => typeof word === "string").join(" ");
  if (typeof error !== "string" || UNAVAILABLE.has(error)) return new SocialError("unavailable", detail);
  return new SocialError(CANCELLED.has(error) ? "cancelled" : "failed", detail);
}
