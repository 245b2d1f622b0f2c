import { AuthCard, Button, FormLayout, Link, Notice, Stack, Text } from "@gratweg/design-system";
import { connectPasswordRecovery } from "@gratweg/flows";
import { usePasswordRecovery } from "@gratweg/flows/react";
import { useState } from "react";
import type { ScreenProps } from "../../app/screenProps";
import { keepWayBack, readWanted, withWanted } from "../../app/wanted";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { AddressField } from "../../session/AddressField";
import { errorOf } from "../../session/errorOf";
import { planOf, signInPath } from "../../session/planOf";
import { SendButton } from "../../session/SendButton";
import { toFieldIssues } from "../../session/issueTexts";
import { recoveryTexts } from "../../texts/passwords";
import { TroubleNotice } from "../parts/TroubleNotice";

const texts = recoveryTexts;

/** Asks for the mail with which a new password is set; the answer says nothing about who has an account. */
export default function ResetPasswordScreen({ search }: ScreenProps) {
  const { auth } = usePortalServices();
  const plan = planOf(search);
  const wanted = readWanted(search);
  const [machine] = useState(() =>
    connectPasswordRecovery({
      requestMail: (address, signal) => {
        keepWayBack(wanted, window);
        return auth.requestRecovery(address, signal, { plan });
      },
    }),
  );
  const { status, email, issues, attempts, trouble, mayRepeat, change, request, edit } =
    usePasswordRecovery(machine);
  const errors = toFieldIssues(issues);
  const isBusy = status === "sending";
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <AuthCard
        title={texts.title}
        lead={status === "sent" ? undefined : texts.lead}
        footer={<Link href={withWanted(signInPath(plan), wanted)}>{texts.back}</Link>}
      >
        {status === "sent" ? (
          <Stack gap="3" align="start">
            <Notice variant="success" title={texts.sentTitle}>
              {texts.sent(email)}
            </Notice>
            {mayRepeat ? (
              <Button variant="secondary" onClick={request}>
                {texts.again}
              </Button>
            ) : (
              <Text tone="muted">{texts.pause}</Text>
            )}
            <Button variant="quiet" onClick={edit}>
              {texts.edit}
            </Button>
          </Stack>
        ) : (
          <FormLayout
            errors={errors}
            attempt={attempts}
            notice={
              trouble && <TroubleNotice trouble={trouble} title={texts.failedTitle} onRetry={request} />
            }
            busy={isBusy}
            onSubmit={request}
            actions={<SendButton texts={texts} busy={isBusy} />}
          >
            <AddressField value={email} onValueChange={change} error={errorOf(errors, "email")} />
          </FormLayout>
        )}
      </AuthCard>
    </>
  );
}
