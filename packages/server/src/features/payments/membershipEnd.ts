import type { MembershipEnd } from "../accounts/endMemberships";
import type { MembershipSystem } from "./membershipSource";
import type { PaymentProvider } from "./provider";

/** Before an account goes: what runs is ended at once, so that nobody is charged whom we do not know any more. */
export function createMembershipEnd(parts: {
  provider: PaymentProvider;
  system: MembershipSystem;
}): MembershipEnd {
  const { provider, system } = parts;
  return {
    async cancelNow(contract) {
      if (contract.provider !== provider.name) throw new Error("no such payment provider is configured");
      await system.record(await provider.cancelNow(contract));
    },
  };
}
