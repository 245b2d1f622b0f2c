/** What a social provider sent the visitor back with; the content system answers it with a token. */
export interface ProviderCallback {
  kind: "provider";
  provider: string;
  accessToken: string;
}

/**
 * @param remembered the provider to which the browser was sent, where the address does not name it
 * @returns null where the address is of no callback; what it holds must not stay in the address
 */
export function readProviderCallback(
  parameters: URLSearchParams,
  remembered: string | null,
): ProviderCallback | null {
  const accessToken = parameters.get("access_token") ?? "";
  const provider = parameters.get("provider") ?? remembered ?? "";
  return accessToken === "" || provider === "" ? null : { kind: "provider", provider, accessToken };
}

/** Whether a screen of signing in has an address that keeps signed-in people there (section 4): non-empty `confirm` or `token`. */
export function isSuspendedAddress(parameters: URLSearchParams): boolean {
  return ["confirm", "token"].some((name) => (parameters.get(name) ?? "") !== "");
}
