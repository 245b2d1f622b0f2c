import type { DeclarationKind } from "@gratweg/contracts/declaration-rules";
import { declarationSlot } from "@gratweg/contracts/routes";
import { Receipt } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import { DeclarationForm } from "./DeclarationForm";
import { emptyEntries } from "./entries";
import { receiptSlots } from "./receiptRows";

interface DeclarationShellProps {
  kind: DeclarationKind;
  view: "received" | "refused";
}

/** What the server answers a form with that was sent without scripts; slots wait for its values. */
export function DeclarationShell({ kind, view }: DeclarationShellProps) {
  const { t } = useTranslation();
  if (view === "refused")
    return (
      <DeclarationForm
        kind={kind}
        entries={emptyEntries(kind)}
        errors={[{ field: declarationSlot("field"), message: declarationSlot("message") }]}
        errorTitle={declarationSlot("title")}
      />
    );
  return (
    <Receipt
      title={t(`declarations.${kind}.received.title`)}
      lead={t("declarations.receipt.lead", { email: declarationSlot("email") })}
      number={declarationSlot("receiptNumber")}
      numberLabel={t("declarations.receipt.number")}
      rows={receiptSlots(kind, t)}
    />
  );
}
