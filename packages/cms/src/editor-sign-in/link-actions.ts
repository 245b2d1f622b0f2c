import type { Core } from "@strapi/strapi";
import { SignInRefusal } from "../domain/sign-in/refusal";
import { fieldsOf } from "../domain/sign-in/request-shape";
import { addressOf } from "./begin-session";
import type { EditorAction, EditorContext } from "./context";
import { acceptInvitation, setPassword } from "./controllers";
import { microcopy as texts } from "./microcopy";
import { leadTo, refused, requireOwnOrigin, show, START } from "./page-actions";
import { goneLinkPage, invitationPage, resetPage } from "./pages";
import { editorParts } from "./running";

interface Invitations {
  findRegistrationInfo(token: string): Promise<{ firstname?: string; lastname?: string } | undefined>;
}

/** Where the links of mails lead: a forgotten password, and an invitation. Neither signs in. */
export function linkActions(strapi: Core.Strapi): Record<string, EditorAction> {
  return {
    reset: (ctx) => show(ctx, resetPage({})),

    resetSent: async (ctx) => {
      try {
        requireOwnOrigin(ctx);
        const { password } = fieldsOf(ctx.request.body);
        await setPassword(strapi, ctx, { token: ctx.query.code, password });
        return await leadTo(ctx, `${START}?hinweis=passwort`);
      } catch (error) {
        if (isGone(error)) return gone(ctx, texts.reset.title, texts.reset.unknown, resetAgain);
        return show(ctx, resetPage({ error: refused(ctx, error, "credentials") }));
      }
    },

    invitation: async (ctx) => {
      const token = ctx.query.registrationToken;
      try {
        editorParts().signIn.triedLink(addressOf(ctx));
      } catch (error) {
        return show(ctx, goneLinkPage(texts.invitation.title, refused(ctx, error, "credentials")));
      }
      const invited =
        typeof token === "string" && token !== ""
          ? await (strapi.service("admin::user") as unknown as Invitations).findRegistrationInfo(token)
          : undefined;
      if (!invited) return gone(ctx, texts.invitation.title, texts.invitation.unknown);
      return show(
        ctx,
        invitationPage({ firstname: invited.firstname ?? "", lastname: invited.lastname ?? "" }),
      );
    },

    invitationSent: async (ctx) => {
      const fields = fieldsOf(ctx.request.body);
      try {
        requireOwnOrigin(ctx);
        await acceptInvitation(strapi, ctx, { ...fields, registrationToken: ctx.query.registrationToken });
        return await leadTo(ctx, `${START}?hinweis=passwort`);
      } catch (error) {
        if (isGone(error)) return gone(ctx, texts.invitation.title, texts.invitation.unknown);
        const [firstname, lastname] = [wordOf(fields.firstname), wordOf(fields.lastname)];
        return show(ctx, invitationPage({ firstname, lastname, error: refused(ctx, error, "credentials") }));
      }
    },
  };
}

const resetAgain = ["/admin/auth/forgot-password", texts.reset.again] as const;

const isGone = (error: unknown): boolean => error instanceof SignInRefusal && error.code === "token-unknown";

const wordOf = (value: unknown): string => (typeof value === "string" ? value.slice(0, 200) : "");

function gone(
  ctx: EditorContext,
  title: string,
  text: string,
  link?: readonly [string, string],
): Promise<void> {
  ctx.status = 410;
  return show(ctx, goneLinkPage(title, text, link));
}
