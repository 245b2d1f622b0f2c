/** Dots as browsers and mail programs read them in a host's name; not those of „z.B.“ or of a day. In Indian scripts a mark follows a letter. */
const HOST_DOT = /(?<=[^\s.])[.\u3002\uff0e\uff61](?=\p{L}[\p{L}\p{M}])/gu;
/** A machine's address in figures (IPv4). */
const MACHINE = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/g;
/** A share of Windows' network, which asks whoever follows it for a password. */
const SHARE = /\\\\(?=[\w[])/g;
const SCHEME = /:(?=\/\/)|(?<=\b(?:mailto|tel|sms)):/gi;

/**
 * What somebody typed, as words and never as a link: mail programs make links of their own from what looks like an address, and the
 * house's name stands above it. Everything typed can still be read.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(SHARE, "\\[\\]")
    .replace(SCHEME, "[:]")
    .replace(HOST_DOT, "[.]")
    .replace(MACHINE, (address) => address.replaceAll(".", "[.]"));
}
