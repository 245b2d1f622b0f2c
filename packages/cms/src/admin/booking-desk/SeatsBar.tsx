import { Flex, ProgressBar, Typography } from "@strapi/design-system";
import { desk } from "../microcopy";

interface SeatsBarProps {
  taken: number;
  capacity: number;
}

export function SeatsBar({ taken, capacity }: SeatsBarProps) {
  const text = desk.seats.taken(taken, capacity);
  const full = taken >= capacity;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} width="100%">
      <Typography textColor={full ? "danger600" : "neutral800"} fontWeight={full ? "semiBold" : undefined}>
        {text}
      </Typography>
      <ProgressBar
        aria-label={text}
        size="S"
        value={capacity > 0 ? Math.min(100, Math.round((taken / capacity) * 100)) : 0}
      />
    </Flex>
  );
}
