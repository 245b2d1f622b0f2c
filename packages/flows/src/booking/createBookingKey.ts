/** A random UUID. `randomUUID` is there on https only, and a test system may be opened by its address in the network. */
export function createBookingKey(crypto: Pick<Crypto, "getRandomValues"> = globalThis.crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => marked(byte, at).toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** RFC 9562: version 4, of the variant that is in use. */
function marked(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
