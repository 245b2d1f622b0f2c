import { createHash } from "node:crypto";

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  /** What the provider says about the address (`email_verified`). */
  isVerified: boolean;
}

/** Invented people. The first one's address is that of the demo member, so that joining an account can be tried. */
export const PEOPLE: readonly Person[] = [
  { email: "mitglied@gratweg.example", firstName: "Mira", lastName: "Almendinger", isVerified: true },
  { email: "berta@demo.example", firstName: "Berta", lastName: "Bergfreund", isVerified: true },
  { email: "wanja@demo.example", firstName: "Wanja", lastName: "Wegner", isVerified: true },
  { email: "unbestaetigt@demo.example", firstName: "Ulla", lastName: "Ungewiss", isVerified: false },
];

/** Holds the people that this process knows by subject: the listed ones, and who was typed in. */
export const known = new Map(PEOPLE.map((person) => [subjectOf(person.email), person]));

/** The same in every process, as a provider's subjects are. */
export function subjectOf(email: string): string {
  return createHash("sha256").update(`gratweg-demo:${email.toLowerCase()}`).digest("base64url").slice(0, 22);
}

/** Returns the person's subject; undefined where the form's fields make no person. */
export function invent(form: URLSearchParams): string | undefined {
  const [email, firstName, lastName] = ["email", "firstName", "lastName"].map((name) =>
    form.get(name)?.trim(),
  );
  if (!email?.includes("@") || !firstName || !lastName) return undefined;
  const isVerified = form.get("verified") === "1";
  known.set(subjectOf(email), { email: email.toLowerCase(), firstName, lastName, isVerified });
  return subjectOf(email);
}
