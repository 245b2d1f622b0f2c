import type { DeclarationKind } from "@gratweg/contracts/declaration-rules";
import { Receipt } from "@gratweg/design-system";
import type { DeclarationReceipt } from "@gratweg/flows";
import { useTranslation } from "react-i18next";
import { receiptFile, receiptRows } from "./receiptRows";

interface ReceivedDeclarationProps {
  kind: DeclarationKind;
  receipt: DeclarationReceipt;
}

/** In the place of the form: to print, to save, to keep. */
export function ReceivedDeclaration({ kind, receipt }: ReceivedDeclarationProps) {
  const { t } = useTranslation();
  const { receiptNumber, declaration } = receipt;
  const title = t(`declarations.${kind}.received.title`);
  const rows = receiptRows(kind, receipt, t);
  const number = { label: t("declarations.receipt.number"), value: receiptNumber };
  return (
    <Receipt
      title={title}
      lead={t("declarations.receipt.lead", { email: declaration.email ?? "" })}
      number={receiptNumber}
      numberLabel={number.label}
      rows={rows}
      focusOnMount
      onPrint={() => window.print()}
      saveHref={receiptFile(title, number, rows)}
      saveName={`${t(`declarations.${kind}.received.file`)} ${receiptNumber}.txt`}
    />
  );
}
