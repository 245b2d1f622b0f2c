import { Box, Flex, Typography } from "@strapi/design-system";
import { desk } from "../microcopy";
import { moment } from "./format";
import type { HistoryEntry } from "./models";
import { Section } from "./Section";
import { useBooking } from "./useBooking";

export function History() {
  const { history = [] } = useBooking();
  return (
    <Section title={desk.history.title}>
      {history.length === 0 && <Typography textColor="neutral600">{desk.history.empty}</Typography>}
      <Flex tag="ol" direction="column" alignItems="stretch">
        {history.map((entry, index) => (
          <Entry key={`${entry.at} ${entry.event}`} entry={entry} last={index === history.length - 1} />
        ))}
      </Flex>
    </Section>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  last: boolean;
}

function Entry({ entry: { at, event, by, note }, last }: EntryProps) {
  return (
    <Flex tag="li" alignItems="stretch" gap={4}>
      <Flex direction="column" aria-hidden paddingTop={1}>
        <Box
          width="1.2rem"
          height="1.2rem"
          borderRadius="50%"
          background={event === "cancelled" ? "danger600" : "success600"}
        />
        {!last && <Box width="2px" flex="1" background="neutral200" />}
      </Flex>
      <Flex direction="column" alignItems="flex-start" paddingBottom={last ? 0 : 5}>
        <Typography textColor="neutral800" fontWeight="semiBold">
          {desk.history.events[event] ?? event}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {`${moment(at)}, ${desk.history.by(by)}`}
        </Typography>
        {note && (
          <Box paddingTop={1}>
            <Typography textColor="neutral800">{note}</Typography>
          </Box>
        )}
      </Flex>
    </Flex>
  );
}
