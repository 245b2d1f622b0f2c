import { generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import Provider, { interactionPolicy, type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import { microcopy } from "./microcopy";
import { messagePage, POLICY } from "./page";
import type { Registry } from "./people";

export interface ProviderOptions {
  /** Origin under which browsers and the content system reach it. */
  issuer: string;
  client: { id: string; secret: string; redirectUris: string[] };
  registry: Registry;
}

/** Where a sign-in is decided; the rest of the path is the interaction's id. */
export const CHOICE_PATH = "/anmelden/";

const SCOPES = "openid email profile";

/** Keys live as long as the process: nobody keeps a token of this provider. */
export async function createProvider({ issuer, client, registry }: ProviderOptions): Promise<Provider> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: "jwk" }), kty: "RSA", kid: "demo", use: "sig", alg: "RS256" };
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: client.redirectUris,
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    pkce: { required: () => true },
    scopes: ["openid", "email", "profile"],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: alwaysAsk(),
      url: (_context, interaction) => `${CHOICE_PATH}${interaction.uid}`,
    },
    findAccount: (_context, subject) => {
      const person = registry.find(subject);
      return (
        person && {
          accountId: subject,
          claims: () => ({
            sub: subject,
            email: person.email,
            email_verified: person.isVerified,
            name: `${person.firstName} ${person.lastName}`,
            given_name: person.firstName,
            family_name: person.lastName,
          }),
        }
      );
    },
    loadExistingGrant,
    renderError: (context, out) => {
      context.type = "html";
      context.set("content-security-policy", POLICY);
      const expired = out.error_description?.includes("session");
      context.body = expired
        ? messagePage(microcopy.expiredTitle, microcopy.expiredText)
        : messagePage(microcopy.wrongTitle, microcopy.wrongText, out.error_description ?? out.error);
    },
  } satisfies Configuration);
}

/** A demo is for trying different people: who signed in before is asked again. */
function alwaysAsk(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy
    .get("login")
    ?.checks.add(
      new interactionPolicy.Check("always_ask", "the person is chosen anew", (context) =>
        context.oidc.result?.login
          ? interactionPolicy.Check.NO_NEED_TO_PROMPT
          : interactionPolicy.Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

/** Choosing a person is consent enough; there is no second question. */
async function loadExistingGrant(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  const accountId = session?.accountId;
  if (!client || accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}
