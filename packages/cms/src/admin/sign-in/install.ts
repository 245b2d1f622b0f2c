import type { StrapiApp } from "@strapi/strapi/admin";
import { editorSignIns } from "../microcopy";
import { leadToOwnSignIn } from "./ownSignIn";

export function registerSignIn(app: Pick<StrapiApp, "addSettingsLink">): void {
  app.addSettingsLink("global", {
    id: "gratweg-editor-sign-ins",
    to: "editor-sign-ins",
    intlLabel: { id: "gratweg.editor-sign-ins", defaultMessage: editorSignIns.title },
    permissions: [{ action: "admin::users.read", subject: null }],
    Component: () =>
      import("./EditorSignInsPage").then(({ EditorSignInsPage }) => ({ default: EditorSignInsPage })),
  });
}

export const bootstrapSignIn = leadToOwnSignIn;
