import { paths } from "@gratweg/contracts/routes";
import { ButtonLink, Notice, Stack } from "@gratweg/design-system";
import { withPlan } from "../../session/planOf";
import { newPasswordTexts } from "../../texts/passwords";

interface DeadLinkProps {
  title: string;
  text: string;
  /** The membership that was chosen before. */
  plan: string | null;
}

/** A link that leads nowhere any more, and the way to a new one. */
export function DeadLink({ title, text, plan }: DeadLinkProps) {
  return (
    <Stack gap="3" align="start">
      <Notice variant="warning" title={title}>
        {text}
      </Notice>
      <ButtonLink href={withPlan(paths.portalUser("reset-password"), plan)}>
        {newPasswordTexts.newMail}
      </ButtonLink>
    </Stack>
  );
}
