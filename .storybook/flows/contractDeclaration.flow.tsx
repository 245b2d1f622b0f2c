import type { DeclarationEntries, DeclarationField } from "@gratweg/contracts/declaration-rules";
import { Button, ErrorSummary, Notice, Receipt, Stack, Text, TextField } from "@gratweg/design-system";
import {
  contractDeclarationMachine,
  DeclarationError,
  type ContractDeclarationActor,
  type DeclarationFormIssue,
  type DeclarationReceipt,
} from "@gratweg/flows";
import { useContractDeclarationActor } from "@gratweg/flows/react";
import { phone, supportEmail } from "./fixtures/gratweg";
import { defineFlow } from "./kit/flow";
import { find, t } from "./texts";

const today = "2026-11-21";
const fields = ["name", "contract", "email"] as const satisfies readonly DeclarationField[];

function ContractDeclarationScreen({ actor }: { actor: ContractDeclarationActor }) {
  const { entries, issues, trouble, attempts, isSending, receipt, change, submit } =
    useContractDeclarationActor(actor);
  if (receipt) return <ReceivedDeclaration receipt={receipt} />;
  const errors = issues.map((issue) => ({ field: issue.field, message: issueText(issue) }));
  return (
    <form
      noValidate
      aria-label={t("declarations.withdraw.label")}
      onSubmit={(event) => {
        event.preventDefault();
        submit(today);
      }}
    >
      <Stack gap="4">
        <ErrorSummary errors={errors} attempt={attempts} />
        {fields.map((field) => (
          <TextField
            key={field}
            id={field}
            label={labelOf(field)}
            hint={find(`declarations.fields.${field}.hint`)}
            value={entries[field] ?? ""}
            error={errors.find((error) => error.field === field)?.message}
            onChange={({ target }) => change(field, target.value)}
            required
          />
        ))}
        <Text size="sm" tone="muted">
          {t("declarations.withdraw.effect")}
        </Text>
        {trouble && (
          <Notice variant="error" title={t("declarations.troubleTitle")}>
            {trouble.detail ??
              t(`declarations.withdraw.trouble.${trouble.reason === "offline" ? "offline" : "unclear"}`)}{" "}
            {t("declarations.otherWays", { email: supportEmail, phone: phone.label })}
          </Notice>
        )}
        <div>
          <Button type="submit" size="lg" busy={isSending}>
            {t("declarations.withdraw.button")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function ReceivedDeclaration({ receipt: { receiptNumber, declaration } }: { receipt: DeclarationReceipt }) {
  return (
    <Receipt
      title={t("declarations.withdraw.received.title")}
      lead={t("declarations.receipt.lead", { email: declaration["email"] ?? "" })}
      number={receiptNumber}
      numberLabel={t("declarations.receipt.number")}
      rows={[
        { label: t("declarations.receipt.receivedAt"), value: "21. November 2026, 13:00:00 Uhr" },
        ...fields.map((field) => ({ label: labelOf(field), value: declaration[field] ?? "" })),
      ]}
    />
  );
}

function labelOf(field: (typeof fields)[number]): string {
  return t(
    field === "contract" ? "declarations.withdraw.contract.label" : `declarations.fields.${field}.label`,
  );
}

function issueText({ field, code, message }: DeclarationFormIssue): string {
  return message ?? find(`declarations.issue.${field}.${code}`) ?? t(`declarations.issue.${code}`);
}

const filled: DeclarationEntries = {
  name: "Annegret Talwang",
  contract: "Buchung 100017",
  email: "annegret.talwang@post.example",
};
const receipt: DeclarationReceipt = {
  receiptNumber: "W-2026-000017",
  receivedAt: "2026-11-21T12:00:00Z",
  declaration: { ...filled },
};

export const contractDeclarationFlow = defineFlow({
  name: "contract-declaration",
  purpose: "Takes a withdrawal or a cancellation and shows its receipt; sending again never counts twice.",
  machine: contractDeclarationMachine,
  inputs: { "an empty form": { kind: "withdraw", entries: { name: "", contract: "", email: "" } } },
  events: [
    { type: "draft.restore", entries: filled },
    { type: "field.change", field: "email", value: "annegret.talwang@post" },
    { type: "declaration.submit", today },
  ],
  answers: {
    sendDeclaration: {
      received: { output: receipt },
      "refuses a field": {
        error: new DeclarationError({
          reason: "invalid",
          issues: [{ field: "contract", message: "Zu dieser Nummer finden wir keinen Vertrag." }],
        }),
      },
      "no connection": { error: new DeclarationError({ reason: "offline", detail: null }) },
      "server is away": { error: new DeclarationError({ reason: "unavailable", detail: null }) },
    },
  },
  tellsApart: ({ entries, trouble, issues }) => [
    entries.email,
    trouble?.reason,
    issues.map(({ field }) => field),
  ],
  Screen: ContractDeclarationScreen,
});
