import { Flex, Loader, Typography } from "@strapi/design-system";
import { useParams } from "react-router-dom";
import { desk } from "../microcopy";
import { useBookingMailsQuery } from "./api";
import { moment } from "./format";
import type { BookingMail } from "./models";
import { Section } from "./Section";
import { StateBadge } from "./StateBadge";

export function Mails() {
  const { id = "" } = useParams();
  const { data, isLoading } = useBookingMailsQuery(id);
  const text = isLoading ? null : !data ? desk.mails.failed : data.length === 0 ? desk.mails.empty : null;
  return (
    <Section title={desk.mails.title}>
      {isLoading && <Loader small />}
      {text && <Typography textColor="neutral600">{text}</Typography>}
      {data?.map((mail, index) => (
        <Mail key={index} mail={mail} />
      ))}
    </Section>
  );
}

function Mail({ mail: { kind, to, state, attempts, nextAttemptAt, sentAt } }: { mail: BookingMail }) {
  const copy = desk.mails;
  const when =
    state === "sent" && sentAt
      ? moment(sentAt)
      : [
          attempts > 0 && copy.attempts(attempts),
          attempts > 0 && state === "pending" && nextAttemptAt && copy.next(moment(nextAttemptAt)),
        ]
          .filter(Boolean)
          .join(", ");
  return (
    <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
      <Flex direction="column" alignItems="flex-start">
        <Typography textColor="neutral800" fontWeight="semiBold">
          {copy.kinds[kind] ?? kind}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {to}
        </Typography>
      </Flex>
      <Flex gap={3}>
        <Typography variant="pi" textColor="neutral600">
          {when}
        </Typography>
        <StateBadge state={state} labels={copy.states} />
      </Flex>
    </Flex>
  );
}
