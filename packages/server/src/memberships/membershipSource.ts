import type { Memberships } from "@gratweg/backoffice/memberships/memberships";
import type { Contract } from "@gratweg/backoffice/memberships/types";
import { z } from "zod";

/** Of whoever asks. Rejects when the database cannot be asked. */
export type MembershipSource = Pick<Memberships, "of">;

/** What is kept about memberships besides who is a member. Everything rejects when the database cannot be asked. */
export type MembershipSystem = Omit<Memberships, "of">;

export const contract: z.ZodType<Contract> = z.object({
  provider: z.enum(["stripe", "sandbox"]),
  id: z.string(),
  customer: z.string().nullable(),
});
