import type { Core } from "@strapi/strapi";
import { memory } from "./memory";
import { mergeOwned, type OwnedValues } from "./owned-values";

/** Where account mails come from and lead to. */
export interface AccountMailConfig {
  portalUrl: string;
  senderName: string;
  senderAddress: string;
}

export function accountMailConfig(environment: NodeJS.ProcessEnv = process.env): AccountMailConfig {
  const from = environment.GRATWEG_MAIL_FROM ?? "Gratweg <service@gratweg.example>";
  const match = /^(.*?)\s*<(.+)>$/.exec(from);
  return {
    portalUrl: (environment.GRATWEG_PORTAL_URL ?? "http://portal.localhost:8000").replace(/\/$/, ""),
    senderName: match?.[1] ?? "Gratweg",
    senderAddress: match?.[2] ?? from,
  };
}

const RESET_MESSAGE = `<p>Guten Tag,</p>
<p>für Ihr Konto wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest:</p>
<p><a href="<%= URL %>/<%= TOKEN %>"><%= URL %>/<%= TOKEN %></a></p>
<p>Wenn Sie das nicht waren, können Sie diese E-Mail löschen. Ihr Passwort bleibt dann, wie es ist.</p>
<p>Freundliche Grüße<br>Ihr Gratweg-Team</p>`;

const CONFIRM_MESSAGE = `<p>Guten Tag,</p>
<p>willkommen bei Gratweg! Bitte bestätigen Sie noch Ihre E-Mail-Adresse:</p>
<p><a href="<%= URL %>?confirmation=<%= CODE %>"><%= URL %>?confirmation=<%= CODE %></a></p>
<p>Wenn Sie sich nicht angemeldet haben, können Sie diese E-Mail löschen.</p>
<p>Freundliche Grüße<br>Ihr Gratweg-Team</p>`;

export function wantedSettings(config: AccountMailConfig): { advanced: OwnedValues; email: OwnedValues } {
  const from = { name: config.senderName, email: config.senderAddress };
  return {
    advanced: {
      email_confirmation: true,
      email_reset_password: `${config.portalUrl}/de/portal/user/reset-password`,
      email_confirmation_redirection: `${config.portalUrl}/de/portal/user/login?confirm=1`,
    },
    email: {
      "reset_password/options/from": from,
      "reset_password/options/response_email": config.senderAddress,
      "reset_password/options/object": "Neues Passwort für Ihr Gratweg-Konto",
      "reset_password/options/message": RESET_MESSAGE,
      "email_confirmation/options/from": from,
      "email_confirmation/options/response_email": config.senderAddress,
      "email_confirmation/options/object": "Bitte bestätigen Sie Ihre E-Mail-Adresse",
      "email_confirmation/options/message": CONFIRM_MESSAGE,
    },
  };
}

/** Strapi keeps senders, links and texts of its account mails in a store of its own, filled with English samples. */
export async function applyAccountMails(strapi: Core.Strapi, config: AccountMailConfig): Promise<void> {
  const store = strapi.store({ type: "plugin", name: "users-permissions" });
  for (const [key, wanted] of Object.entries(wantedSettings(config))) {
    const remembered = memory<OwnedValues>(strapi, `account_mails_${key}`);
    const before = (await remembered.read()) ?? {};
    const current = (await store.get({ key })) ?? {};
    const merge = mergeOwned(current, wanted, before, () => true);
    if (merge.changed) await store.set({ key, value: merge.next });
    await remembered.write(merge.remembered);
  }
}
