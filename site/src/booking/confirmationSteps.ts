import type { BookingAnswer } from "@gratweg/contracts";
import { formatDate, formatPrice } from "@gratweg/design-system";
import type { Values } from "../texts/translate";

type Translate = (key: string, values?: Values) => string;

/** What happens after a booking, in the order of time. */
export function confirmationSteps(
  { organiser, payment: { deposit, rest } }: Pick<BookingAnswer, "organiser" | "payment">,
  t: Translate,
): { title: string; text: string }[] {
  const step = (name: string, values: Values = {}) => ({
    title: t(`booking.confirmation.next.${name}.title`, values),
    text: t(`booking.confirmation.next.${name}.text`, values),
  });
  const pay = ({ amount, due }: { amount: number; due: string }) => ({
    amount: formatPrice(amount),
    date: formatDate(due),
    organiser: organiser.name,
  });
  return [
    step("mail"),
    step("invoice", { organiser: organiser.name }),
    step(rest ? "deposit" : "all", pay(deposit)),
    ...(rest ? [step("rest", pay(rest))] : []),
    step("prepare"),
  ];
}
