import type { AccountLink, AccountMail, AccountMailData } from "../sign-in/mails";
import { hashToken, type AccountTokens } from "../sign-in/tokens";
import { accountMail } from "./account";
import { renderHtml } from "./html";
import { microcopy } from "./microcopy";
import type { Sender } from "./newsletter";
import type { RenderedMail } from "./document";
import { addressOf } from "../email-address";
import { renderText } from "./text";

export interface AccountRendererParts {
  /** Null where no secret is set. */
  tokens: AccountTokens | null;
  findSender: () => Promise<Sender | undefined>;
  /** Answers go there when the booking settings name nobody. */
  from: string;
}

/** The links are made here and nowhere else: neither the outbox nor the user's row holds what opens them. */
export function accountRenderer({ tokens, findSender, from }: AccountRendererParts) {
  return async (kind: AccountMail, data: unknown): Promise<RenderedMail> => {
    const { user, origin, at, link, plan, portalName } = data as AccountMailData;
    const sender = (await findSender()) ?? null;
    const portal = `${origin}/de/portal`;
    const { subject, document } = accountMail(kind, {
      sender,
      at,
      portalName: portalName ?? sender?.name ?? microcopy.account.brand,
      link: link && {
        href: withPlan(`${origin}${pathOf(link, tokenOf(link, user, tokens))}`, plan),
        expiresAt: link.expiresAt,
      },
      pages: {
        portal,
        login: loginOf(portal, plan),
        forgotten: withPlan(`${portal}/user/reset-password`, plan),
      },
    });
    return {
      subject,
      replyTo: sender?.email ?? addressOf(from),
      text: renderText(document),
      html: renderHtml(document),
      attachments: [],
    };
  };
}

function tokenOf({ purpose, seed, hash }: AccountLink, user: string, tokens: AccountTokens | null): string {
  if (!tokens) throw new Error("GRATWEG_ACCOUNT_SECRET is not set");
  const token = tokens.token(purpose, user, seed);
  if (hashToken(token) !== hash)
    throw new Error("GRATWEG_ACCOUNT_SECRET is not the one that the links were made with");
  return token;
}

/** Whoever chose a membership goes on to paying. */
function loginOf(portal: string, plan: string | undefined): string {
  return plan === undefined ? `${portal}/user/login` : withPlan(`${portal}/user/login-checkout`, plan);
}

/** Whatever the mail's link opens, on whatever device: the choice stands in it. */
function withPlan(address: string, plan: string | undefined): string {
  if (plan === undefined) return address;
  return `${address}${address.includes("?") ? "&" : "?"}plan=${encodeURIComponent(plan)}`;
}

function pathOf({ purpose }: AccountLink, token: string): string {
  switch (purpose) {
    case "confirm":
      return `/api/account/confirm-email?token=${token}`;
    case "reset":
      return `/de/portal/user/reset-password/${token}`;
    case "invitation":
      return `/de/portal/user/set-new-password?token=${token}`;
  }
}
