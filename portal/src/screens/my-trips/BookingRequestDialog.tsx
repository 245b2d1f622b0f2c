import { CancellationScale, ConfirmDialog, Stack, Text, TextArea } from "@gratweg/design-system";
import { useState } from "react";
import { myTripsTexts } from "../../texts/myTrips";
import type { BookingRequests } from "./useBookingRequests";

const texts = myTripsTexts.request;
const LONGEST = 1000;

type DialogProps = Omit<BookingRequests, "onAsk">;

/** Asks before a request goes out, with what stepping back costs today. */
export function BookingRequestDialog({ asked, ...props }: DialogProps) {
  return asked && <Question {...asked} {...props} />;
}

type QuestionProps = Omit<DialogProps, "asked"> & NonNullable<DialogProps["asked"]>;

function Question({ booking, kind, onConfirm, onDismiss, busy, error }: QuestionProps) {
  const [message, setMessage] = useState("");
  const [refused, setRefused] = useState(false);
  const { cancellation, trip, departure } = booking;
  const isChange = kind === "change";
  const fits = !isChange || (message.trim() !== "" && message.length <= LONGEST);
  const order = isChange ? { kind, message } : { kind };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onDismiss()}
      title={texts[kind].title(trip.title)}
      confirmLabel={texts[kind].confirm}
      variant={isChange ? "primary" : "danger"}
      onConfirm={() => (fits ? onConfirm(order) : setRefused(true))}
      {...{ busy, error }}
    >
      <Stack gap="2">
        {isChange ? (
          <TextArea
            label={texts.wish.label}
            hint={texts.wish.hint}
            value={message}
            onValueChange={setMessage}
            limit={LONGEST}
            error={refused && !fits ? texts.wish.missing : undefined}
          />
        ) : (
          cancellation && (
            <Text weight="semibold">{texts.today(cancellation.fee.amount, cancellation.percent)}</Text>
          )
        )}
        <Text>{texts[kind].next}</Text>
        {!isChange && cancellation && (
          <CancellationScale
            steps={cancellation.steps}
            totalCents={cancellation.tripPrice.amount}
            startDate={departure.startDate}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
