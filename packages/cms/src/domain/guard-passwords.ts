import type { Core } from "@strapi/strapi";
import { USER } from "../editor-roles/records";
import { refuse } from "./refuse";

const REFUSAL =
  "Ein Passwort wählt nur, wem das Konto gehört: über „Passwort vergessen?“ im Portal kommt ein Link per E-Mail.";

/** Every way of saving through Strapi; people choose their passwords past it, by `sign-in`. */
export function guardPasswords(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== USER || !("data" in context.params)) return next();
    const data = context.params.data as Record<string, unknown> | undefined;
    if (!data || !("password" in data)) return next();
    // An empty field of a form, or a program's word that there is none.
    if (data.password === "" || data.password === null) delete data.password;
    else refuse([{ path: ["password"], message: REFUSAL }]);
    return next();
  });
}
