import { Button, Dialog, Field, Flex, Textarea, Typography } from "@strapi/design-system";
import { useAPIErrorHandler, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { desk } from "../microcopy";
import { useCancelBookingMutation } from "./api";
import { moment } from "./format";

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

interface CancelBookingProps {
  documentId: string;
  number: number;
  seats: number;
  /** Nobody was told of it yet but who is asked to confirm. */
  isHeld: boolean;
  /** When the traveller has asked for it: the reason then stands there already. */
  askedAt?: string;
}

export function CancelBooking({ documentId, number, seats, isHeld, askedAt }: CancelBookingProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState(askedAt ? desk.request.reason(moment(askedAt)) : "");
  const [missing, setMissing] = useState(false);
  const [cancel, { isLoading }] = useCancelBookingMutation();
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const copy = desk.cancel;

  const confirm = async (): Promise<void> => {
    const tidy = reason.trim();
    if (tidy.length < SHORTEST_REASON || tidy.length > LONGEST_REASON) return setMissing(true);
    const answer = await cancel({ documentId, reason: tidy });
    if ("error" in answer)
      return toggleNotification({
        type: "danger",
        message: formatError(answer.error),
      });
    setOpen(false);
    const done = answer.data.outcome === "cancelled" ? copy.done : copy.already;
    toggleNotification({ type: "success", message: done(number) });
  };

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant="danger-light" fullWidth>
          {copy.open}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{copy.title(number)}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
              {(isHeld
                ? [copy.seats(seats), copy.noMails, copy.forever]
                : [copy.seats(seats), copy.mails, copy.payments, copy.forever]
              ).map((text) => (
                <Typography tag="li" key={text}>
                  {text}
                </Typography>
              ))}
            </Flex>
            <Field.Root
              required
              name="reason"
              hint={copy.reasonHint}
              error={missing ? copy.reasonMissing : undefined}
            >
              <Field.Label>{copy.reason}</Field.Label>
              <Textarea
                value={reason}
                maxLength={LONGEST_REASON}
                onChange={({ target }) => {
                  setReason(target.value);
                  setMissing(false);
                }}
              />
              <Field.Hint />
              <Field.Error />
            </Field.Root>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {copy.back}
            </Button>
          </Dialog.Cancel>
          <Button variant="danger" fullWidth loading={isLoading} onClick={() => void confirm()}>
            {copy.confirm}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
