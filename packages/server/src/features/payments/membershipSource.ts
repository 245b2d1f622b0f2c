import type { Memberships } from "@gratweg/backoffice/memberships/memberships";

/** Of whoever asks. Rejects when the database cannot be asked. */
export type MembershipSource = Pick<Memberships, "of">;

/** What is kept about memberships besides who is a member. Everything rejects when the database cannot be asked. */
export type MembershipSystem = Omit<Memberships, "of">;
