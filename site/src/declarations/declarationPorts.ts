import { connectContractDeclaration, createDeclarationApi, createDeclarationDrafts } from "@gratweg/flows";

/** What is typed stays in this tab until it was received. */
export const declarationDrafts = createDeclarationDrafts(() => window.sessionStorage);

export const declarationMachine = connectContractDeclaration({
  send: createDeclarationApi((input, init) => fetch(input, init)),
  drafts: declarationDrafts,
});
