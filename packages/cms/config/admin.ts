import type { Core } from "@strapi/strapi";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: {
    secret: env("ADMIN_JWT_SECRET"),
    // Renewed while somebody works, for one working day and no longer.
    sessions: {
      accessTokenLifespan: 15 * MINUTE,
      idleSessionLifespan: 2 * HOUR,
      maxSessionLifespan: 12 * HOUR,
      idleRefreshTokenLifespan: 2 * HOUR,
      maxRefreshTokenLifespan: 12 * HOUR,
    },
  },
  // Tries of one account from one address within five minutes.
  rateLimit: { max: 20 },
  forgotPassword: {
    emailTemplate: {
      subject: "Ihr neues Passwort für die Redaktion",
      text: "Guten Tag,\n\nüber diesen Link wählen Sie innerhalb einer Stunde ein neues Passwort:\n\n<%= url %>\n\nSie haben das nicht angefordert? Dann brauchen Sie nichts zu tun.",
      html: '<p>Guten Tag,</p><p>über <a href="<%= url %>">diesen Link</a> wählen Sie innerhalb einer Stunde ein neues Passwort.</p><p>Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun.</p>',
    },
  },
  apiToken: { salt: env("API_TOKEN_SALT"), secrets: { encryptionKey: env("ENCRYPTION_KEY") } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  flags: { nps: false, promoteEE: false },
  ai: { enabled: false },
  autoOpen: false,
});

export default config;
