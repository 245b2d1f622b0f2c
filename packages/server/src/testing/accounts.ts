import type { ManagedUser, MyBooking } from "@gratweg/contracts";
import type {
  AccountProfile,
  AccountSource,
  DeletionCheck,
  KnownSession,
  Paper,
  SessionEnd,
} from "../features/accounts/accountSource";
import type { MembershipEnd } from "../features/accounts/endMemberships";
import type { UserRefusal, UserSource } from "../features/accounts/userSource";

export const profile: AccountProfile = {
  email: "anna.ott@post.example",
  firstName: "Anna",
  lastName: "Ott",
  phone: "",
  role: "authenticated",
  confirmed: true,
  hasPassword: true,
  createdAt: "2026-11-21T10:00:00.000Z",
  newsletter: "none",
};

export const contract = { provider: "sandbox" as const, id: "sub-1", customer: null };

/** One account that keeps what is done to it. */
export class FakeAccounts implements AccountSource {
  readonly calls: [name: string, ...details: unknown[]][] = [];
  check: DeletionCheck = { outcome: "allowed", contracts: [] };
  saved: number[] = [];
  running: KnownSession[] = [];
  isThere = true;
  removal: "deleted" | "membership-runs" = "deleted";
  /** Keys of deletions that are known. */
  receipts: string[] = [];
  paperAnswer: Paper | undefined;
  requestAnswer: MyBooking | "closed" | undefined;
  private answer<Value>(name: string, value: Value, ...details: unknown[]): Promise<Value> {
    this.calls.push([name, ...details]);
    return Promise.resolve(value);
  }
  private known<Value>(value: Value): Value | undefined {
    return this.isThere ? value : undefined;
  }

  read: AccountSource["read"] = () => this.answer("read", this.known(profile));
  change: AccountSource["change"] = (_id, order) => this.answer("change", this.known(profile), order);
  export: AccountSource["export"] = () => this.answer("export", this.known({ profile: { ...profile } }));
  checkDeletion: AccountSource["checkDeletion"] = (_id, proof) => this.answer("check", this.check, proof);
  remove: AccountSource["remove"] = (_id, order) =>
    this.answer("remove", { outcome: this.removal, deletedAt: "2026-11-21T10:00:00.000Z" }, order);
  deletionReceipt: AccountSource["deletionReceipt"] = (key) =>
    this.answer(
      "receipt",
      this.receipts.includes(key) ? { deletedAt: "2026-11-21T09:59:00.000Z" } : undefined,
      key,
    );
  sessions: AccountSource["sessions"] = () => this.answer("sessions", this.running);
  /** In place of what is found of the session. */
  sessionEnd: SessionEnd | undefined;
  endSessions: AccountSource["endSessions"] = (_id, order) => {
    const { ending } = order;
    const isKnown = "keep" in ending || this.running.some(({ id }) => id === ending.end);
    return this.answer("endSessions", this.sessionEnd ?? { outcome: isKnown ? "ended" : "unknown" }, order);
  };
  savedTrips: AccountSource["savedTrips"] = () => this.answer("saved", this.saved);
  saveTrip: AccountSource["saveTrip"] = (_id, order) =>
    this.answer("save", order.isSaved ? "saved" : "forgotten", order);
  bookings: AccountSource["bookings"] = () => this.answer("bookings", [] as MyBooking[]);
  booking: AccountSource["booking"] = () => this.answer("booking", undefined);
  request: AccountSource["request"] = (_id, number, order) =>
    this.answer("request", this.requestAnswer, number, order);
  paper: AccountSource["paper"] = (_id, order) => this.answer("paper", this.paperAnswer, order);
}

export class FakeMembershipEnd implements MembershipEnd {
  readonly ended: string[] = [];
  isAway = false;
  cancelNow: MembershipEnd["cancelNow"] = ({ id }) => {
    if (this.isAway) return Promise.reject(new Error("away"));
    this.ended.push(id);
    return Promise.resolve();
  };
}

export const managed: ManagedUser = {
  id: 8,
  email: "gast@post.example",
  firstName: "Gerd",
  lastName: "Gast",
  role: "authenticated",
  state: "active",
  isMember: false,
  createdAt: "2026-11-21T10:00:00.000Z",
  lastSignInAt: null,
};

/** Says what it is told to say, and remembers what it was asked. */
export class FakeUsers implements UserSource {
  readonly calls: [name: string, ...details: unknown[]][] = [];
  refusal: UserRefusal | undefined;
  contracts: (typeof contract)[] = [];
  removal: "deleted" | "membership-runs" = "deleted";
  private answer<Value>(name: string, value: Value, ...details: unknown[]): Promise<Value> {
    this.calls.push([name, ...details]);
    return Promise.resolve((this.refusal ? { outcome: this.refusal } : value) as Value);
  }

  list: UserSource["list"] = (query) => {
    this.calls.push(["list", query]);
    return Promise.resolve({ data: [managed], total: 51 });
  };
  audit: UserSource["audit"] = (paging) => {
    this.calls.push(["audit", paging]);
    return Promise.resolve({ data: [], total: 0 });
  };
  invite: UserSource["invite"] = (order) =>
    this.answer("invite", { outcome: "invited" as const, user: managed }, order);
  inviteAgain: UserSource["inviteAgain"] = (id, order) =>
    this.answer("inviteAgain", { outcome: "invited" as const }, id, order);
  change: UserSource["change"] = (id, order) =>
    this.answer("change", { outcome: "changed" as const, user: managed }, id, order);
  checkRemoval: UserSource["checkRemoval"] = (id) =>
    this.answer("check", { outcome: "allowed" as const, contracts: this.contracts }, id);
  remove: UserSource["remove"] = (id, order) => this.answer("remove", { outcome: this.removal }, id, order);
}
