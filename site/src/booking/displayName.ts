import { MAX_NAME_LENGTH } from "@gratweg/contracts/booking-rules";

/**
 * The name in a confirmation's address as text to be shown: somebody else may have written it, so it is short, in one line,
 * and no sentence with a link in it.
 */
export function displayName(fullName: string | undefined): string {
  const text = (fullName ?? "").replace(/\s+/g, " ").trim().normalize("NFC");
  const isName = /^\p{L}[\p{L}\p{M} '’.-]*$/u.test(text) && text.length <= 2 * MAX_NAME_LENGTH + 1;
  return isName ? text : "";
}
