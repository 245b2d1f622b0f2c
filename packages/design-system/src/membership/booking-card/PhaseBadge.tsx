import { Badge } from "../../badge/Badge";
import { calendarCheckIcon, checkCircleIcon, personSimpleHikeIcon, xIcon } from "../../icon/icons";
import { Cluster } from "../../layout/Cluster";
import { membershipMicrocopy } from "../../microcopy/membershipMicrocopy";
import { Text } from "../../text/Text";
import type { BookingPhase } from "./phase";

const { states, countdown } = membershipMicrocopy.booking;

const looks = {
  ahead: { tone: "success", icon: calendarCheckIcon, label: states.confirmed },
  running: { tone: "primary", icon: personSimpleHikeIcon, label: states.running },
  completed: { tone: "neutral", icon: checkCircleIcon, label: states.completed },
  cancelled: { tone: "danger", icon: xIcon, label: states.cancelled },
} as const;

/** Where a booking stands, and how long it still is. */
export function PhaseBadge({ phase, pending }: { phase: BookingPhase; pending?: string }) {
  const { label, ...look } = looks[phase.name];
  return (
    <Cluster gap="1">
      <Badge {...look}>{label}</Badge>
      {pending && <Badge tone="warning">{pending}</Badge>}
      {phase.name === "ahead" && phase.daysLeft <= 100 && (
        <Text as="span" size="sm" weight="semibold">
          {countdown(phase.daysLeft)}
        </Text>
      )}
    </Cluster>
  );
}
