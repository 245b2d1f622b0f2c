import type { Core } from "@strapi/strapi";
import { SESSION_LIFESPANS } from "../src/domain/sign-in/sessions";
import { LARGEST_UPLOAD } from "./middlewares";

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  "users-permissions": {
    config: {
      jwtSecret: env("JWT_SECRET"),
      jwtManagement: "refresh",
      sessions: SESSION_LIFESPANS,
      // The server limits sign-ins by address and by account.
      ratelimit: { enabled: false },
    },
  },
  upload: {
    config: {
      sizeLimit: LARGEST_UPLOAD,
      security: {
        // Pictures of pixels, which run nothing, and PDF.
        allowedTypes: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif", "application/pdf"],
      },
    },
  },
  email: {
    config: {
      provider: "nodemailer",
      providerOptions: env("SMTP_URL", `smtp://127.0.0.1:${env.int("GRATWEG_SMTP_PORT", 1025)}`),
      settings: {
        defaultFrom: env("GRATWEG_MAIL_FROM", "Gratweg <service@gratweg.example>"),
        defaultReplyTo: env("GRATWEG_MAIL_REPLY_TO", env("GRATWEG_MAIL_FROM", "service@gratweg.example")),
      },
    },
  },
});

export default config;
