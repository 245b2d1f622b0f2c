import type { RegistrationEntries } from "@gratweg/contracts/account-rules";

export const filledRegistration: RegistrationEntries = {
  firstName: "Annegret",
  lastName: "Talwang",
  email: "annegret@postfach.example",
  password: "gipfelglück im nebel",
  terms: true,
};
