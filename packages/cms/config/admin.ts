import type { Core } from "@strapi/strapi";

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: { secret: env("ADMIN_JWT_SECRET") },
  apiToken: { salt: env("API_TOKEN_SALT"), secrets: { encryptionKey: env("ENCRYPTION_KEY") } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  autoOpen: false,
});

export default config;
