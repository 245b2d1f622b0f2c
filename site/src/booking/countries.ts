import { CONTACT_COUNTRIES, OTHER_COUNTRIES } from "@gratweg/contracts/booking-rules";

const names = new Intl.DisplayNames("de", { type: "region" });
const byCode = new Map(
  [...CONTACT_COUNTRIES, ...OTHER_COUNTRIES].map((code) => [code, names.of(code) ?? code]),
);

export function countryName(code: string): string {
  return byCode.get(code) ?? code;
}

/** The usual ones first, all others by name. */
export const contactCountries = [
  ...CONTACT_COUNTRIES,
  ...[...OTHER_COUNTRIES].sort((a, b) => countryName(a).localeCompare(countryName(b), "de")),
].map((code) => ({ value: code, label: countryName(code) }));
