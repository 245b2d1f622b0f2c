import type { ChangeRequest, MyBooking } from "@gratweg/contracts";
import { berlinDay } from "@gratweg/contracts/kernel";
import type { Toast } from "@gratweg/design-system";
import { createSubmission, type MemberApi } from "@gratweg/flows";
import { useSubmission } from "@gratweg/flows/react";
import { useEffect, useMemo, useState } from "react";
import { myTripsTexts } from "../../texts/myTrips";
import { troubleWords } from "../../texts/trouble";

const texts = myTripsTexts.request;

export interface BookingRequests {
  onAsk: (booking: MyBooking, kind: ChangeRequest["kind"]) => void;
  /** What the dialog asks about; null: it is closed. */
  asked: { booking: MyBooking; kind: ChangeRequest["kind"] } | null;
  onConfirm: (order: ChangeRequest) => void;
  onDismiss: () => void;
  busy: boolean;
  error: string | undefined;
}

/** Asks for a cancellation or a change, and says when it was asked: now, or before in another tab. */
export function useBookingRequests(
  member: Pick<MemberApi, "request">,
  reload: () => void,
  tell: (toast: Omit<Toast, "id">) => void,
): BookingRequests {
  const [asked, setAsked] = useState<BookingRequests["asked"]>(null);
  const submission = useMemo(
    () =>
      createSubmission((order: ChangeRequest & { number: number }, signal) => member.request(order, signal)),
    [member],
  );
  const { status, answer, trouble, send, reset } = useSubmission(submission);
  useEffect(() => {
    if (status !== "succeeded" || !answer) return;
    reload();
    const { request } = answer;
    if (request)
      tell({
        variant: "success",
        title: texts.asked[request.kind](berlinDay(request.askedAt)),
        text: texts.sent,
      });
  }, [status, answer, reload, tell]);
  const reason = trouble && (trouble.detail ?? troubleWords(trouble.reason).text);
  return {
    asked: status === "succeeded" ? null : asked,
    onAsk: (booking, kind) => {
      reset();
      setAsked({ booking, kind });
    },
    onConfirm: (order) => asked && send({ ...order, number: asked.booking.number }),
    onDismiss: () => setAsked(null),
    busy: status === "sending",
    error: status === "failed" ? `${texts.failed} ${reason ?? ""}` : undefined,
  };
}
