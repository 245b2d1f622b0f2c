import type { Contract } from "../memberships/types";
import { foldEmailAddress } from "../email-address";
import { isLastManager, lockManagers } from "./managers";
import { removeUser, runningContracts, type Removal } from "./removal";
import { keepReceipt } from "./receipts";
import { findUser, type Knex } from "./rows";

export interface DeletionProof {
  password?: string;
  email?: string;
}

export type CheckPassword = (userId: number, password: string) => Promise<boolean>;

export type DeletionCheck =
  | { outcome: "allowed"; contracts: Contract[] }
  | { outcome: "wrong-password" | "wrong-email" | "last-manager" | "unknown-user" };

/** What has to be true before money is touched. */
export async function checkDeletion(
  knex: Knex,
  id: number,
  { password, email }: DeletionProof,
  checkPassword: CheckPassword,
): Promise<DeletionCheck> {
  const user = await findUser(knex, id);
  if (!user) return { outcome: "unknown-user" };
  if (user.hasPassword) {
    if (password === undefined || !(await checkPassword(id, password))) return { outcome: "wrong-password" };
  } else if (email === undefined || foldEmailAddress(email) !== user.email) return { outcome: "wrong-email" };
  if (user.role === "manager" && (await isLastManager(knex, id))) return { outcome: "last-manager" };
  return { outcome: "allowed", contracts: await runningContracts(knex, user) };
}

/** `membership-runs`: one has begun since the check, and goes on charging at the provider. */
export type DeletionOutcome = "deleted" | "last-manager" | "membership-runs";

/** All or nothing, the receipt too. Repeated, it finds nobody and says the same. */
export function deleteAccount(
  knex: Knex,
  id: number,
  { key, ...removal }: Omit<Removal, "isOwn"> & { key?: string | null },
): Promise<DeletionOutcome> {
  return knex.transaction(async (trx) => {
    await lockManagers(trx);
    const user = await findUser(trx, id, true);
    if (!user) return "deleted";
    if (user.role === "manager" && (await isLastManager(trx, id))) return "last-manager";
    if ((await runningContracts(trx, user)).length > 0) return "membership-runs";
    await removeUser(trx, user, { ...removal, isOwn: true });
    if (key) await keepReceipt(trx, key, removal.at);
    return "deleted";
  });
}
