import type { DeclarationKind } from "@gratweg/contracts/declaration-rules";
import type { CrumbModel } from "./editorial-models";
import type { BlocksModel } from "./view-models";

export interface DeclarationModel {
  crumbs: CrumbModel[];
  kind: DeclarationKind;
  /** `received` and `refused` are shells with slots, which the server fills for forms sent without scripts. */
  view: "form" | "received" | "refused";
  title: string;
  intro: string;
  /** What editors say about it, below the form. */
  body: BlocksModel;
}
