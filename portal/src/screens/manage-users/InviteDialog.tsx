import type { Invitation } from "@gratweg/contracts";
import { Button, Dialog, FormLayout, Grid, Select, Text, TextField } from "@gratweg/design-system";
import type { FormIssue, Trouble } from "@gratweg/flows";
import { useRef } from "react";
import { manageUsersTexts, roleNames } from "../../texts/manageUsers";
import { issueWords } from "../../texts/settings";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = manageUsersTexts.invitation;
const FORM = "einladung";

export interface InviteDialogProps {
  open: boolean;
  invitation: Invitation;
  busy: boolean;
  issues: readonly FormIssue[];
  attempts: number;
  trouble: Trouble | null;
  onChange: (change: Partial<Invitation>) => void;
  onSend: () => void;
  onDismiss: () => void;
}

export function InviteDialog(props: InviteDialogProps) {
  const { open, invitation, busy, issues, attempts, trouble, onChange, onSend, onDismiss } = props;
  const first = useRef<HTMLInputElement>(null);
  const errors = issues.map((issue) => ({ field: `einladung-${issue.field}`, message: wordsOf(issue) }));
  const errorOf = (field: string) => errors.find((error) => error.field === `einladung-${field}`)?.message;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onDismiss()}
      title={texts.title}
      initialFocusRef={first}
      footer={
        <>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => !busy && onDismiss()}>
            {texts.cancel}
          </Button>
          <Button form={FORM} type="submit" busy={busy}>
            {busy ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      <FormLayout
        id={FORM}
        density="compact"
        headingLevel={3}
        errors={errors}
        attempt={attempts}
        busy={busy}
        onSubmit={onSend}
        notice={trouble && <TroubleNotice trouble={trouble} title={texts.failed} />}
      >
        <Text size="sm" tone="muted">
          {texts.text}
        </Text>
        <Grid columns="2" gap="2">
          <TextField
            ref={first}
            id="einladung-firstName"
            label={texts.firstName}
            autoComplete="off"
            value={invitation.firstName}
            onValueChange={(value) => onChange({ firstName: value })}
            error={errorOf("firstName")}
          />
          <TextField
            id="einladung-lastName"
            label={texts.lastName}
            autoComplete="off"
            value={invitation.lastName}
            onValueChange={(value) => onChange({ lastName: value })}
            error={errorOf("lastName")}
          />
        </Grid>
        <TextField
          id="einladung-email"
          label={texts.email}
          type="email"
          autoComplete="off"
          value={invitation.email}
          onValueChange={(value) => onChange({ email: value })}
          error={errorOf("email")}
        />
        <Select
          id="einladung-role"
          label={texts.role}
          hint={texts.roleHint}
          value={invitation.role}
          onValueChange={(role) => onChange({ role: role as Invitation["role"] })}
          options={Object.entries(roleNames).map(([value, label]) => ({ value, label }))}
        />
      </FormLayout>
    </Dialog>
  );
}

/** A known address is told: a manager sees all addresses anyway. */
function wordsOf(issue: FormIssue): string {
  if (issue.field === "email" && issue.code === "server") return issue.message ?? texts.taken;
  return issueWords(issue);
}
