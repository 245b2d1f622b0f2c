import type { Account, AccountChange } from "@gratweg/contracts";
import { profileIssues, tidyProfile, type ProfileEntries } from "@gratweg/contracts/account-rules";
import { Button, FormLayout, Grid, Link, SettingsSection, TextField } from "@gratweg/design-system";
import { createSubmission, type FormIssue } from "@gratweg/flows";
import { useSubmission } from "@gratweg/flows/react";
import { useEffect, useMemo, useState } from "react";
import { useContact } from "../../frame/siteContent";
import { usePortalServices, type PortalServices } from "../../services";
import { issueWords, settingsTexts } from "../../texts/settings";
import { createFormDrafts } from "../parts/formDrafts";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = settingsTexts.profile;
const drafts = createFormDrafts<ProfileEntries>();

export interface ProfileSectionProps {
  account: Account;
  onChanged: (account: Account) => void;
}

/** Name and telephone number. What was typed stays when saving fails. */
export function ProfileSection({ account, onChanged }: ProfileSectionProps) {
  const { account: api, session } = usePortalServices();
  const contact = useContact();
  const submission = useMemo(
    () => createSubmission((change: AccountChange, signal) => api.change(change, signal)),
    [api],
  );
  const { status, answer, trouble, issues, attempts, send } = useSubmission(submission);
  const [entries, setEntries] = useState<ProfileEntries>(() => drafts.of(session, account.email) ?? account);
  const [own, setOwn] = useState<{ issues: FormIssue[]; attempts: number }>({ issues: [], attempts: 0 });
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (!answer) return;
    drafts.forget(session);
    onChanged(answer);
    rename(session, answer);
  }, [answer, onChanged, session]);

  const change = (field: keyof ProfileEntries) => (value: string) => {
    setEntries((before) => ({ ...before, [field]: value }));
    setTouched(true);
  };
  const submit = () => {
    const found = profileIssues(entries).map((issue) => ({ ...issue, message: null }));
    setOwn((before) => ({ issues: found, attempts: before.attempts + (found.length > 0 ? 1 : 0) }));
    if (found.length > 0) return;
    setTouched(false);
    drafts.keep(session, { email: account.email, entries });
    send(tidyProfile(entries));
  };
  const shown = own.issues.length > 0 ? own.issues : issues;
  const errors = shown.map((issue) => ({ field: fieldId(issue.field), message: issueWords(issue) }));
  const errorOf = (field: string) => errors.find((error) => error.field === fieldId(field))?.message;
  return (
    <SettingsSection
      id="profil"
      title={texts.title}
      description={texts.description}
      saveState={status === "sending" ? "saving" : status === "succeeded" && !isTouched ? "saved" : "idle"}
    >
      <FormLayout
        actionsLayout="row"
        errors={errors}
        attempt={own.attempts + attempts}
        busy={status === "sending"}
        onSubmit={submit}
        notice={trouble && <TroubleNotice trouble={trouble} title={texts.failed} />}
        actions={
          <Button type="submit" busy={status === "sending"}>
            {texts.save}
          </Button>
        }
      >
        <Grid columns="2" gap="2">
          <TextField
            id={fieldId("firstName")}
            label={texts.firstName}
            autoComplete="given-name"
            value={entries.firstName}
            onValueChange={change("firstName")}
            error={errorOf("firstName")}
          />
          <TextField
            id={fieldId("lastName")}
            label={texts.lastName}
            autoComplete="family-name"
            value={entries.lastName}
            onValueChange={change("lastName")}
            error={errorOf("lastName")}
          />
        </Grid>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          readOnly
          value={account.email}
          hint={
            <>
              {texts.emailHint}
              <Link href={`mailto:${contact.email}?subject=${encodeURIComponent(texts.emailSubject)}`}>
                {texts.emailLink}
              </Link>
              .
            </>
          }
        />
        <TextField
          id={fieldId("phone")}
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          optional
          value={entries.phone}
          onValueChange={change("phone")}
          error={errorOf("phone")}
        />
      </FormLayout>
    </SettingsSection>
  );
}

/** The frame's account menu calls people by the session's own user. */
function rename(session: PortalServices["session"], { firstName, lastName }: Account): void {
  const { user } = session.getSnapshot().context;
  if (user) session.send({ type: "user.change", user: { ...user, firstName, lastName } });
}

function fieldId(field: string): string {
  return `profil-${field}`;
}
