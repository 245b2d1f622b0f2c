import { Secret, TOTP } from "otpauth";

const PERIOD_S = 30;
/** A code counts for its own thirty seconds: telephones take their time from the network. */
const WINDOW = 0;
const CODE = /^\d{6}$/;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the authenticator app reads from the QR code. */
export const otpauthAddress = (secret: string, email: string): string => totp(secret, email).toString();

/** The time step whose code was typed; null: of none. Whoever calls refuses a step that was used before. */
export function stepOf(code: string, secret: string, at: Date): number | null {
  const token = code.replace(/\s/g, "");
  if (!CODE.test(token)) return null;
  const timestamp = at.getTime();
  const delta = totp(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

function totp(secret: string, label = ""): TOTP {
  // SHA-1, six digits, thirty seconds: what every authenticator app understands.
  return new TOTP({
    issuer: "Gratweg Redaktion",
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}
