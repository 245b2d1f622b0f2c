import { paths } from "@gratweg/contracts/routes";
import { AuthCard, ButtonLink, Heading, Link, Stack, Text } from "@gratweg/design-system";
import { useState } from "react";
import type { ScreenProps } from "../../app/screenProps";
import { withWanted } from "../../app/wanted";
import { PageTitle } from "../../frame/PageTitle";
import { ConfirmationMail } from "../../session/ConfirmationMail";
import { signInPath, withPlan } from "../../session/planOf";
import { lastRegistered } from "../../session/registered";
import { successTexts } from "../../texts/registration";

const texts = successTexts;

/** The registration has arrived; what comes next. */
export default function UserSuccessScreen(_: ScreenProps) {
  const [registered] = useState(lastRegistered);
  const { email, plan, wanted } = registered ?? { email: null, plan: null, wanted: null };
  const registerPath =
    plan === null ? paths.portalUser("register") : withPlan(paths.portalUser("register-checkout"), plan);
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <AuthCard
        title={texts.title}
        lead={email === null ? texts.lead : `${texts.sentTo(email)} ${texts.lead}`}
        footer={<Link href={withWanted(registerPath, wanted)}>{texts.otherAddress}</Link>}
      >
        <ol>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ButtonLink href={withWanted(signInPath(plan), wanted)} size="lg" width="full">
          {texts.toLogin}
        </ButtonLink>
        <Stack gap="2">
          <Heading level={2} size="h4">
            {texts.nothing}
          </Heading>
          <Text tone="muted">{texts.nothingText}</Text>
          <ConfirmationMail email={email ?? undefined} plan={plan} />
        </Stack>
      </AuthCard>
    </>
  );
}
