import type { ReactNode } from "react";
import { Badge } from "../../badge/Badge";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import type { IconShape } from "../../icon/icons";
import { accountMicrocopy } from "../../microcopy/accountMicrocopy";

const texts = accountMicrocopy.social;

export interface SocialButtonProps {
  /** Says what happens: „Mit Google anmelden“. */
  children: ReactNode;
  icon?: IconShape;
  /** Where the sign-in begins (`/connect/google`); without it the button only calls. */
  href?: string;
  onClick?: () => void;
  /** The page is on its way to the provider. */
  busy?: boolean;
  /** This way was taken the last time in this browser. */
  lastUsed?: boolean;
}

/** Sign-in by another service. */
export function SocialButton({ children, icon, href, onClick, busy = false, lastUsed }: SocialButtonProps) {
  const content = (
    <>
      {children} {lastUsed && <Badge tone="primary">{texts.lastUsed}</Badge>}
    </>
  );
  if (href !== undefined && !busy) {
    return (
      <ButtonLink variant="secondary" width="full" icon={icon} href={href} onClick={onClick}>
        {content}
      </ButtonLink>
    );
  }
  return (
    <Button variant="secondary" width="full" icon={icon} busy={busy} onClick={onClick}>
      {busy ? texts.busy : content}
    </Button>
  );
}
