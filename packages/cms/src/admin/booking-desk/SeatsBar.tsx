import { Box, Flex, Typography } from "@strapi/design-system";
import { desk } from "../microcopy";

interface SeatsBarProps {
  taken: number;
  capacity: number;
}

/** The design system's progress bar has one fixed width and speaks of progress; a departure may be full. */
export function SeatsBar({ taken, capacity }: SeatsBarProps) {
  const full = taken >= capacity;
  const percent = capacity > 0 ? Math.min(100, Math.round((taken / capacity) * 100)) : 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} width="100%">
      <Typography textColor={full ? "danger600" : "neutral800"} fontWeight={full ? "semiBold" : undefined}>
        {desk.seats.taken(taken, capacity)}
      </Typography>
      <Box aria-hidden height="6px" width="100%" hasRadius overflow="hidden" background="neutral200">
        <Box height="100%" width={`${percent}%`} background={full ? "danger600" : "primary600"} />
      </Box>
    </Flex>
  );
}
