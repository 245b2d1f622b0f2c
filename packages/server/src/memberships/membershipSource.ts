import { membership, type Membership } from "@gratweg/contracts";
import { z } from "zod";
import { readAnswer } from "../content/readAnswer";
import { internalCalls } from "../content/contentSystemCalls";
import type { CallerContext } from "../ports";

export const contract = z.object({
  provider: z.enum(["stripe", "sandbox"]),
  id: z.string(),
  customer: z.string().nullable(),
});
/** Where the payment provider finds a membership. */
export type Contract = z.infer<typeof contract>;

const answer = z.object({
  membership: membership.nullable(),
  hasAccess: z.boolean(),
  contract: contract.nullable(),
});

export interface MembershipState {
  /** The running one, else the last one. */
  membership: Membership | null;
  /** Decided by the content system each time; nothing about it is remembered here. */
  hasAccess: boolean;
  contract: Contract | null;
}

export interface MembershipSource {
  /** Rejects when the content system cannot be asked. */
  of(user: { id: number }, context: CallerContext): Promise<MembershipState>;
}

export function createMembershipSource(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): MembershipSource {
  const call = internalCalls(origin, secret, request);
  return {
    async of({ id }, context) {
      const response = await call(`memberships/${id}`, context);
      // The account was deleted since its token was checked.
      if (response.status === 404) return { membership: null, hasAccess: false, contract: null };
      return readAnswer(response, answer);
    },
  };
}
