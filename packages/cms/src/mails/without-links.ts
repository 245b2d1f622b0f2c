/** Dots as browsers and mail programs read them in a host's name; not those of „z.B.“ or of a day. */
const HOST_DOT = /(?<=[^\s.])[.\u3002\uff0e\uff61](?=\p{L}{2})/gu;
/** A share of Windows' network, which asks whoever follows it for a password. */
const SHARE = /\\\\(?=[\w[])/g;
const SCHEME = /:(?=\/\/)|(?<=\b(?:mailto|tel|sms)):/gi;

/**
 * What somebody typed, as words and never as a link: mail programs make links of their own from what looks like an address, and the
 * house's name stands above it. Everything typed can still be read.
 */
export function withoutLinks(text: string): string {
  return text.replace(SHARE, "\\[\\]").replace(SCHEME, "[:]").replace(HOST_DOT, "[.]");
}
