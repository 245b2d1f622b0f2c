import type { InternalContext } from "../../../domain/internal-answers";
import { accounts } from "../../../domain/sign-in/running";
import type { Confirmation } from "../../../domain/sign-in/accounts";

/** Answers the own server alone, which has read the link: `{token, password?, origin, userAgent?}`. */
export default () => ({
  async confirmEmail(context: unknown) {
    const ctx = context as InternalContext;
    ctx.set("Cache-Control", "no-store");
    ctx.body = await accounts().confirm(ctx.request.body as Confirmation);
  },
});
