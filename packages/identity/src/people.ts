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

/** Whom this process knows: the listed ones, and who was typed in. */
export interface Registry {
  add(person: Person): string;
  find(subject: string): Person | undefined;
}

export function createRegistry(people: readonly Person[] = PEOPLE): Registry {
  const known = new Map<string, Person>();
  const add = (person: Person): string => {
    const subject = subjectOf(person.email);
    known.set(subject, person);
    return subject;
  };
  for (const person of people) add(person);
  return { add, find: (subject) => known.get(subject) };
}

/** The same in every process, as a provider's subjects are. */
export function subjectOf(email: string): string {
  return createHash("sha256").update(`gratweg-demo:${email.toLowerCase()}`).digest("base64url").slice(0, 22);
}

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const MAX_LENGTH = 200;

/** Of the form's fields; null where they make no person. */
export function readPerson(form: URLSearchParams): Person | null {
  const field = (name: string): string => (form.get(name) ?? "").trim().slice(0, MAX_LENGTH);
  const person = {
    email: field("email").toLowerCase(),
    firstName: field("firstName"),
    lastName: field("lastName"),
    isVerified: form.get("verified") === "1",
  };
  return EMAIL.test(person.email) && person.firstName !== "" && person.lastName !== "" ? person : null;
}
