import type { Owed, Unowned } from "@gratweg/backoffice/memberships/record";
import { siteByKey, SITES } from "@gratweg/sites/node";
import { abortable } from "../../content/abortable";
import type { MembershipSystem } from "./membershipSource";
import type { PaymentProvider } from "./provider";

const LIMIT_MS = 15_000;

/** Says nothing that the provider's client said: it may quote the customer. */
export class SettlingError extends Error {
  override name = "SettlingError";
}

/**
 * A contract has ended before the time that was paid for it. Done with each of its events and once in effect, so that neither a
 * crash nor a lost answer keeps the money here.
 */
export function payOwed({ contract, cents }: Owed, provider: PaymentProvider | undefined): Promise<void> {
  return settled(provider, contract.provider, (it) => it.payBack(contract, cents));
}

/** Somebody paid on a page that was open while the account was deleted. The contract ends, everything goes back, and they are told. */
export async function returnUnowned(
  { contract }: Unowned,
  { provider, system }: { provider: PaymentProvider | undefined; system: MembershipSystem },
): Promise<void> {
  await system.recordReturn(await settled(provider, contract.provider, (it) => it.giveBack(contract)));
}

/** Test and real system may share a provider's account by mistake; each gives back only what was paid on its own sites. */
export function isSoldHere(origin: string, production: boolean): boolean {
  return !production || SITES.some(({ key }) => origin === `https://${siteByKey(key).domain}`);
}

async function settled<Result>(
  provider: PaymentProvider | undefined,
  name: PaymentProvider["name"],
  call: (provider: PaymentProvider) => Promise<Result>,
): Promise<Result> {
  if (provider?.name !== name) throw new SettlingError("no such payment provider is configured");
  try {
    return await abortable(call(provider), AbortSignal.timeout(LIMIT_MS));
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw new SettlingError(
      `the money could not be paid back${typeof code === "string" ? ` (${code})` : ""}`,
    );
  }
}
