import { Badge } from "../../badge/Badge";
import {
  envelopeSimpleIcon,
  gearIcon,
  identificationCardIcon,
  prohibitIcon,
  userIcon,
} from "../../icon/icons";
import { accountMicrocopy } from "../../microcopy/accountMicrocopy";

const roleLooks = {
  authenticated: { tone: "neutral", icon: userIcon },
  member: { tone: "primary", icon: identificationCardIcon },
  manager: { tone: "info", icon: gearIcon },
} as const;

const stateLooks = {
  invited: { tone: "warning", icon: envelopeSimpleIcon },
  unconfirmed: { tone: "warning", icon: envelopeSimpleIcon },
  blocked: { tone: "danger", icon: prohibitIcon },
} as const;

export interface RoleBadgeProps {
  /** `member` is somebody with a paid subscription, which is no role of the content system. */
  userRole: keyof typeof roleLooks;
  label?: string;
}

/** What somebody may do. */
export function RoleBadge({ userRole, label }: RoleBadgeProps) {
  return <Badge {...roleLooks[userRole]}>{label ?? accountMicrocopy.roles[userRole]}</Badge>;
}

export interface AccountStateBadgeProps {
  state: keyof typeof stateLooks;
  label?: string;
}

/** What keeps somebody from signing in. */
export function AccountStateBadge({ state, label }: AccountStateBadgeProps) {
  return <Badge {...stateLooks[state]}>{label ?? accountMicrocopy.accountStates[state]}</Badge>;
}
