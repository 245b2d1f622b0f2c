import { SignInRefusal } from "../sign-in/refusal";
import { hashToken, randomId } from "../sign-in/tokens";
import { homeAddress, returnAddress, withAnswer, type ReturnSites } from "./addresses";
import type { OpenId } from "./openid";
import { SocialFailure } from "./outcome";
import type { Pending } from "./pending";
import type { SocialProvider } from "./providers";
import type { SocialStore } from "./store";

/** Long enough for one redirect and one call. */
const TICKET_MS = 60_000;
const VERIFIER = /^[\w-]{43,128}$/;
const TICKET = /^[\w-]{22}$/;

export interface SocialParts {
  providers: readonly SocialProvider[];
  openId: OpenId;
  store: SocialStore;
  sites: ReturnSites;
  /** Before `/{provider}/callback`. */
  connectUrl: string;
  /** An editor may switch a provider off. */
  isOn: (provider: string) => Promise<boolean>;
  now: () => Date;
  warn: (text: string) => void;
}

export type Social = ReturnType<typeof createSocial>;

/** Where the browser goes next; with `pending`, it has to keep that. Null: this is no sign-in of ours. */
export type Next = { location: string; pending?: Pending } | null;

export function createSocial(parts: SocialParts) {
  const { providers, openId, store, sites, connectUrl, isOn, now, warn } = parts;
  const named = async (name: string): Promise<SocialProvider | undefined> => {
    const provider = providers.find((one) => one.name === name);
    return provider && (await isOn(name)) ? provider : undefined;
  };
  const failed = (address: string, provider: string, error: unknown): { location: string } => {
    const failure = error instanceof SocialFailure ? error : new SocialFailure("failed", codeOf(error));
    warn(failure.message);
    return { location: withAnswer(address, { provider, error: failure.code }) };
  };

  return {
    /** Out to the provider. */
    async begin(name: string, query: { callback?: unknown; verifier?: unknown }): Promise<Next> {
      const provider = await named(name);
      const address = returnAddress(query.callback, sites);
      const { verifier } = query;
      if (!provider || address === null || typeof verifier !== "string" || !VERIFIER.test(verifier))
        return null;
      try {
        const { url, checks } = await openId.begin(provider, `${connectUrl}/${name}/callback`);
        const pending = {
          provider: name,
          checks,
          returnAddress: address,
          verifierHash: hashToken(verifier),
          startedAt: now().getTime(),
        };
        return { location: url, pending };
      } catch (error) {
        return failed(address, name, error);
      }
    },

    /** Back from the provider, with the query that it has added. */
    async finish(name: string, query: string, pending: Pending | null): Promise<Next> {
      const provider = await named(name);
      if (!provider) return null;
      if (!pending || pending.provider !== name)
        return failed(homeAddress(sites), name, new SocialFailure("failed", "nothing under way"));
      const { returnAddress: address, verifierHash, checks } = pending;
      try {
        const currentUrl = new URL(`${connectUrl}/${name}/callback${query}`);
        const profile = await openId.finish(provider, currentUrl, checks);
        const at = now();
        const userId = await store.userOf(profile, { origin: new URL(address).origin, at });
        const ticket = randomId();
        await store.keepTicket(
          {
            hash: hashToken(ticket),
            provider: name,
            verifierHash,
            userId,
            expiresAt: new Date(at.getTime() + TICKET_MS),
          },
          at,
        );
        return { location: withAnswer(address, { provider: name, access_token: ticket }) };
      } catch (error) {
        return failed(address, name, error);
      }
    },

    /**
     * The user of a ticket. It counts once, and only with the secret of the page on which the sign-in began: a ticket that somebody
     * else finds, or sends to somebody else, opens nothing.
     */
    async redeem(name: string, query: { access_token?: unknown; verifier?: unknown }): Promise<number> {
      const { access_token: ticket, verifier } = query;
      if (typeof ticket !== "string" || typeof verifier !== "string")
        throw new SignInRefusal("token-unknown");
      if (!TICKET.test(ticket) || !VERIFIER.test(verifier)) throw new SignInRefusal("token-unknown");
      const kept = { hash: hashToken(ticket), provider: name, verifierHash: hashToken(verifier) };
      const userId = await store.takeTicket(kept, now());
      if (userId === undefined) throw new SignInRefusal("token-unknown");
      return userId;
    },
  };
}

/** A database's message would quote addresses. */
function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : typeof name === "string" ? name : "";
}
