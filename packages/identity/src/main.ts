import { text } from "node:stream/consumers";
import Provider, { interactionPolicy, type InteractionResults } from "oidc-provider";
import { choicePage, expiredPage, homePage, wrongPage } from "./page";
import { invent, known } from "./people";

const environment = process.env;
const port = Number(environment["GRATWEG_IDENTITY_PORT"] || 1090);
const origins = (environment["GRATWEG_SITE_ORIGINS"] ?? "http://localhost:8000").split(",");
const secret = environment["GRATWEG_SOCIAL_DEMO_CLIENT_SECRET"];
if (!secret) throw new Error("GRATWEG_SOCIAL_DEMO_CLIENT_SECRET is missing.");
process.umask(0o077);

/** Where a sign-in is decided; the rest of the path is the interaction's id. */
const CHOICE_PATH = "/anmelden/";

/** Asks for a person each time: a demo is for trying different people. */
const policy = interactionPolicy.base();
const always = new interactionPolicy.Check("always", "chosen anew", ({ oidc }) => !oidc.result?.login);
policy.get("login")?.checks.add(always);

const client = {
  client_id: environment["GRATWEG_SOCIAL_DEMO_CLIENT_ID"] || "gratweg",
  client_secret: secret,
  redirect_uris: origins.map((origin) => `${origin}/api/connect/demo/callback`),
};

const provider = new Provider(`http://localhost:${port}`, {
  clients: [client],
  pkce: { required: () => true },
  claims: { email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_context, { uid }) => CHOICE_PATH + uid },
  findAccount: (_context, sub) => {
    const person = known.get(sub);
    if (!person) return undefined;
    const { email, firstName, lastName, isVerified } = person;
    const name = { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName };
    return { accountId: sub, claims: () => ({ sub, email, email_verified: isVerified, ...name }) };
  },
  /** Choosing a person is consent enough; there is no second question. */
  loadExistingGrant: async ({ oidc: { client, session } }) => {
    if (!client || !session?.accountId) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
  renderError: (context, { error, error_description = error }) => {
    context.body = error_description.includes("session") ? expiredPage : wrongPage(error_description);
  },
});

provider.use(async (context, next) => {
  const { req, res, method, path } = context;
  if (path === "/") return void (context.body = homePage);
  if (!path.startsWith(CHOICE_PATH)) return void (await next());
  context.set("cache-control", "no-store");
  try {
    // Proves by its cookie that this browser began it.
    await provider.interactionDetails(req, res);
    const form = method === "POST" ? new URLSearchParams(await text(req)) : undefined;
    const result = form && resultOf(form);
    if (result) {
      context.redirect(await provider.interactionResult(req, res, result));
    } else {
      context.status = form ? 422 : 200;
      context.body = choicePage(form?.get("choice") === "other");
    }
  } catch {
    context.status = 400;
    context.body = expiredPage;
  }
});

/** Returns what the form decides; undefined where it names nobody. */
function resultOf(form: URLSearchParams): InteractionResults | undefined {
  const choice = form.get("choice") ?? "";
  if (choice === "cancel") return { error: "access_denied", error_description: "the person has cancelled" };
  const accountId = choice === "other" ? invent(form) : choice;
  return accountId && known.has(accountId) ? { login: { accountId, remember: false } } : undefined;
}

// `localhost` and not 127.0.0.1: browsers may resolve the name to either loopback address.
provider.listen(port, "localhost");
