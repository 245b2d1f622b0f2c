import { Badge } from "@strapi/design-system";
import { desk } from "../microcopy";

const VARIANTS = {
  confirmed: "success",
  open: "success",
  sent: "success",
  held: "warning",
  cancelled: "danger",
  failed: "danger",
} as const;

interface StateBadgeProps {
  state: string;
  labels?: Readonly<Record<string, string>>;
}

export function StateBadge({ state, labels = desk.states }: StateBadgeProps) {
  const variant = state in VARIANTS ? VARIANTS[state as keyof typeof VARIANTS] : "neutral";
  return <Badge variant={variant}>{labels[state] ?? state}</Badge>;
}
