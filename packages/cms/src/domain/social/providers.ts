type Environment = Readonly<Record<string, string | undefined>>;

/** Whom people may sign in with besides their own password. */
export interface SocialProvider {
  /** Part of addresses: `/api/connect/{name}`. */
  name: string;
  /** Where OpenID Connect's own description of it is found. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Of the question to it, beyond what every question has. */
  parameters: Readonly<Record<string, string>>;
}

const NAME = /^[a-z][a-z0-9]{1,30}$/;

const KNOWN: Readonly<Record<string, Pick<SocialProvider, "issuer" | "parameters">>> = {
  // On a shared computer nobody should slip into the last person's account.
  google: { issuer: "https://accounts.google.com", parameters: { prompt: "select_account" } },
};

/**
 * `GRATWEG_SOCIAL_PROVIDERS` names them, comma separated; each has `GRATWEG_SOCIAL_{NAME}_ISSUER` (Google's is known),
 * `…_CLIENT_ID` and `…_CLIENT_SECRET`. An unfinished configuration stops the start: better than a button that leads nowhere.
 */
export function socialProviders(environment: Environment = process.env): SocialProvider[] {
  const names = (environment.GRATWEG_SOCIAL_PROVIDERS ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return names.map((name) => {
    if (!NAME.test(name)) throw new Error(`GRATWEG_SOCIAL_PROVIDERS: "${name}" is not a name.`);
    const setting = (what: string): string => {
      const key = `GRATWEG_SOCIAL_${name.toUpperCase()}_${what}`;
      const value = environment[key] || (what === "ISSUER" ? KNOWN[name]?.issuer : undefined);
      if (!value) throw new Error(`${key} is missing.`);
      return value;
    };
    return {
      name,
      issuer: issuerOf(setting("ISSUER")),
      clientId: setting("CLIENT_ID"),
      clientSecret: setting("CLIENT_SECRET"),
      parameters: KNOWN[name]?.parameters ?? {},
    };
  });
}

/** Without TLS only on this machine. */
function issuerOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname))) return text;
  throw new Error(`"${text}" cannot be an issuer: https is needed.`);
}

export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}
