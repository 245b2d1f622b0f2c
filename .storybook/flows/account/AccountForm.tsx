import { Button, FormLayout, Notice, Stack } from "@gratweg/design-system";
import type { FormTrouble, Trouble } from "@gratweg/flows";
import type { ReactNode } from "react";
import { issueWords, noticeWords } from "./accountWords";

/** What a field that is wrong says; the ids of fields are their names. */
export function errorsOf({ issues }: Pick<FormTrouble, "issues">) {
  const errors = issues.map((issue) => ({ field: issue.field, message: issueWords(issue) }));
  return { errors, errorOf: (field: string) => errors.find((error) => error.field === field)?.message };
}

interface AccountFormProps extends Pick<FormTrouble, "issues" | "trouble" | "attempts"> {
  label: string;
  button: string;
  busyText: string;
  busy: boolean;
  /** For what cannot be undone. */
  isDangerous?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

export function AccountForm({ issues, trouble, attempts, ...rest }: AccountFormProps) {
  const { label, button, busyText, busy, isDangerous = false, onSubmit, children } = rest;
  return (
    <FormLayout
      aria-label={label}
      errors={errorsOf({ issues }).errors}
      attempt={attempts}
      headingLevel={3}
      busy={busy}
      onSubmit={onSubmit}
      notice={trouble && <TroubleNotice trouble={trouble} />}
      actions={
        <Button type="submit" size="lg" variant={isDangerous ? "danger" : "primary"} busy={busy}>
          {busy ? busyText : button}
        </Button>
      }
    >
      {children}
    </FormLayout>
  );
}

export function TroubleNotice({ trouble, onRetry }: { trouble: Trouble; onRetry?: () => void }) {
  const { title, text } = noticeWords(trouble);
  return (
    <Stack gap="3" align="start">
      <Notice variant="error" title={title}>
        {text}
      </Notice>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Noch einmal versuchen
        </Button>
      )}
    </Stack>
  );
}
