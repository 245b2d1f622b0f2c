type Environment = Readonly<Record<string, string | undefined>>;

export interface SocialProvider {
  /** Part of addresses: `/api/connect/{name}`. */
  name: string;
  /** OpenID Connect discovery starts here. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Further parameters of the authorisation request. */
  parameters: Readonly<Record<string, string>>;
}

const NAME = /^[a-z][a-z0-9]{1,30}$/;
/** Prevents a shared computer from continuing with the previous person's account. */
const GOOGLE = { issuer: "https://accounts.google.com", parameters: { prompt: "select_account" } };

/**
 * `GRATWEG_SOCIAL_PROVIDERS` names them, comma separated; each has `GRATWEG_SOCIAL_{NAME}_ISSUER` (Google's is known),
 * `…_CLIENT_ID` and `…_CLIENT_SECRET`. An incomplete configuration stops the start.
 */
export function socialProviders(environment: Environment = process.env): SocialProvider[] {
  const names = (environment.GRATWEG_SOCIAL_PROVIDERS ?? "").split(",").map((name) => name.trim());
  return names
    .filter((name) => name !== "")
    .map((name) => {
      if (!NAME.test(name)) throw new Error(`GRATWEG_SOCIAL_PROVIDERS: "${name}" is not a name.`);
      const known = name === "google" ? GOOGLE : undefined;
      const setting = (what: string, fallback?: string): string => {
        const key = `GRATWEG_SOCIAL_${name.toUpperCase()}_${what}`;
        const value = environment[key] || fallback;
        if (!value) throw new Error(`${key} is missing.`);
        return value;
      };
      return {
        name,
        issuer: issuerOf(setting("ISSUER", known?.issuer)),
        clientId: setting("CLIENT_ID"),
        clientSecret: setting("CLIENT_SECRET"),
        parameters: known?.parameters ?? {},
      };
    });
}

function issuerOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname))) return text;
  throw new Error(`"${text}" cannot be an issuer: https is needed.`);
}

export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}
