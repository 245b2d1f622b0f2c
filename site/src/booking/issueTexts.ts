import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from "@gratweg/contracts/booking-rules";
import type { BookingFormIssue } from "@gratweg/flows";
import type { Values } from "../texts/translate";

type Translate = (key: string, values?: Values) => string;

const LONGEST: Readonly<Record<string, number>> = { note: MAX_NOTE_LENGTH };

/** What is wrong with a field and how to put it right, as the field says it. */
export function issueText({ field, code, message }: BookingFormIssue, t: Translate): string {
  if (message !== undefined && message !== "") return message;
  const name = field.slice(field.lastIndexOf(".") + 1);
  const key = `booking.issue.${name}.${code}`;
  const text = t(key, { max: LONGEST[name] ?? MAX_NAME_LENGTH });
  return text === key ? t("booking.issue.other") : text;
}

/** The same for a list away from the fields: there, several people have a first name. */
export function listedIssueText(issue: BookingFormIssue, t: Translate): string {
  const person = /^travellers\.(\d+)\./.exec(issue.field)?.[1];
  const text = issueText(issue, t);
  return person === undefined
    ? text
    : `${t("booking.issue.person", { number: Number(person) + 1 })}: ${text}`;
}
