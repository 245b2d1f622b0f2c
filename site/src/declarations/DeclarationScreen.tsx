import type { DeclarationKind } from "@gratweg/contracts/declaration-rules";
import { berlinDay } from "@gratweg/contracts/kernel";
import { Notice } from "@gratweg/design-system";
import type { DeclarationTrouble } from "@gratweg/flows";
import { useContractDeclaration } from "@gratweg/flows/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMounted } from "../hydration/useMounted";
import { DeclarationForm } from "./DeclarationForm";
import { declarationDrafts, declarationMachine } from "./declarationPorts";
import { emptyEntries, entriesIn, namedIn } from "./entries";
import { issueText, type Translate } from "./issueText";
import { ReceivedDeclaration } from "./ReceivedDeclaration";

interface DeclarationScreenProps {
  kind: DeclarationKind;
  /** Other ways, for when this one fails. */
  email: string;
  phone: string;
}

/** From typing to the receipt, in one place. */
export function DeclarationScreen({ kind, email, phone }: DeclarationScreenProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isAlive = useMounted();
  const declaration = useContractDeclaration(declarationMachine, { kind, entries: emptyEntries(kind) });
  const { restore, trouble, attempts, receipt } = declaration;

  useEffect(() => {
    const typed = form.current ? entriesIn(form.current, kind) : {};
    restore({ ...declarationDrafts.read(kind), ...namedIn(location.search), ...typed });
  }, [kind, restore]);
  useEffect(() => {
    if (trouble) notice.current?.focus();
  }, [trouble, attempts]);

  if (receipt) return <ReceivedDeclaration kind={kind} receipt={receipt} />;
  return (
    <DeclarationForm
      ref={form}
      kind={kind}
      entries={declaration.entries}
      errors={declaration.issues.map((issue) => ({ field: issue.field, message: issueText(issue, t) }))}
      attempt={attempts}
      isSending={declaration.isSending}
      isAlive={isAlive}
      onChange={declaration.change}
      onSubmit={(event) => {
        event.preventDefault();
        declaration.submit(berlinDay());
      }}
      notice={
        trouble && (
          <div ref={notice} tabIndex={-1}>
            <Notice variant="error" title={t("declarations.troubleTitle")}>
              <p>{troubleText(kind, trouble, { email, phone }, t)}</p>
            </Notice>
          </div>
        )
      }
    />
  );
}

/** The server's words name other ways already. */
function troubleText(
  kind: DeclarationKind,
  { reason, detail }: DeclarationTrouble,
  contact: { email: string; phone: string },
  t: Translate,
): string {
  if (detail !== null) return detail;
  const what = t(`declarations.${kind}.trouble.${reason === "offline" ? "offline" : "unclear"}`);
  return `${what} ${t("declarations.otherWays", contact)}`;
}
