import { isName, MAX_NAME_LENGTH, tidyLine } from "@gratweg/contracts/booking-rules";

/** The name in a confirmation's address as text to be shown: somebody else may have written it, so it is one that could be booked. */
export function displayName(fullName: string | undefined): string {
  const text = tidyLine(fullName ?? "");
  return isName(text) && text.length <= 2 * MAX_NAME_LENGTH + 1 ? text : "";
}
