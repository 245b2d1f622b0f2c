import { Button } from "@gratweg/design-system";

export interface SendButtonProps {
  texts: { submit: string; busy: string };
  busy: boolean;
}

/** Sends one of the forms around signing in; says when it is under way. */
export function SendButton({ texts, busy }: SendButtonProps) {
  return (
    <Button type="submit" size="lg" width="full" busy={busy}>
      {busy ? texts.busy : texts.submit}
    </Button>
  );
}
