import type { Core } from "@strapi/strapi";
import { isProduction } from "../src/environment";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: {
    secret: env("ADMIN_JWT_SECRET"),
    cookie: { sameSite: "strict", secure: isProduction() || undefined },
    // Renewed while somebody works, for one working day and no longer.
    sessions: {
      accessTokenLifespan: 15 * MINUTE,
      idleSessionLifespan: 2 * HOUR,
      maxSessionLifespan: 12 * HOUR,
      idleRefreshTokenLifespan: 2 * HOUR,
      maxRefreshTokenLifespan: 12 * HOUR,
    },
  },
  // `editor-sign-in` counts by account and by address.
  rateLimit: { enabled: false },
  apiToken: { salt: env("API_TOKEN_SALT"), secrets: { encryptionKey: env("ENCRYPTION_KEY") } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  autoOpen: false,
});

export default config;
