import { paths } from "@gratweg/contracts/routes";
import { ButtonLink, Notice, Stack } from "@gratweg/design-system";
import { newPasswordTexts } from "../../texts/passwords";

/** A link that leads nowhere any more, and the way to a new one. */
export function DeadLink({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="3" align="start">
      <Notice variant="warning" title={title}>
        {text}
      </Notice>
      <ButtonLink href={paths.portalUser("reset-password")}>{newPasswordTexts.newMail}</ButtonLink>
    </Stack>
  );
}
