import { foldEmailAddress } from "../email-address";
import {
  decideForgotten,
  decideRegistration,
  decideResend,
  isPast,
  linkColumns,
  MAILS_WITHIN_MS,
  mayMail,
  type MailDecision,
} from "./decide";
import type { PasswordHasher } from "./hash-pool";
import type { Caller, SignInLimits } from "./limits";
import { ACCOUNT_MAILS } from "./mails";
import { requireFitPassword, wordsOf } from "./passwords";
import { SignInRefusal } from "./refusal";
import type { AccountRows, AccountStore } from "./store";
import type { StoredAccount } from "./stored";
import { hashToken, randomId, type AccountTokens } from "./tokens";

/** Of a password that nobody has: an unknown address costs the comparison too. */
export const DUMMY_HASH = "sha256:$2b$10$3zmrL4ypSXRAUgbxf5LHWuYWa9GSHXAr/8cn7UZOlWlT4dQA/Gipi";

/** Who may have a session begun. */
export interface Session {
  userId: number;
  email: string;
  stamp: string;
}

export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  origin: string;
  /** The membership that was chosen before. */
  plan?: string | null;
}

export type Confirmation = "confirmed" | "wrong-password" | "unknown";

export interface AccountsParts {
  store: AccountStore;
  hasher: PasswordHasher;
  limits: SignInLimits;
  tokens: AccountTokens;
  /** Where links lead that belong to no site. */
  portalUrl: string;
  now: () => Date;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Everything that is answered by `SignInRefusal` says nothing about whether an address is known. */
export function createAccounts({ store, hasher, limits, tokens, portalUrl, now }: AccountsParts) {
  /** One hash and one row in the outbox, whatever the address is. */
  async function mailTo(
    rows: AccountRows,
    email: string,
    account: StoredAccount | undefined,
    decision: MailDecision | null,
    about: { origin: string; plan?: string | null; at: Date },
  ): Promise<void> {
    const { origin, plan = null, at } = about;
    // The worker looks the receiver up; this is for counting.
    const to = foldEmailAddress(account?.email ?? email);
    const sent = await rows.mailTimes(to, new Date(at.getTime() - MAILS_WITHIN_MS));
    const receiver = { email: to, isConfirmed: account?.confirmed === true, now: at };
    const mailed = decision !== null && account && mayMail(decision, sent, receiver) ? decision : null;
    const user = account?.documentId ?? randomId();
    const link = mailed?.link ? tokens.link(mailed.link, user, at) : null;
    await rows.update(mailed ? (account?.id ?? 0) : 0, at, {
      ...mailed?.change,
      ...(link ? linkColumns(link.purpose, link.hash, new Date(link.expiresAt)) : {}),
    });
    const mailId = await rows.queueMail({
      kind: mailed?.mail ?? ACCOUNT_MAILS.reset,
      to,
      data: { user, origin, at: at.toISOString(), link, ...(plan === null ? {} : { plan }) },
      at,
    });
    await rows.dropMail(mailed ? 0 : mailId);
  }

  /** The password becomes this one, and every session of before ends. */
  async function setPassword(
    rows: AccountRows,
    account: StoredAccount,
    passwordHash: string,
    { origin, at }: { origin: string; at: Date },
  ): Promise<Session> {
    const stamp = randomId();
    await rows.update(account.id, at, {
      passwordHash,
      stamp,
      confirmed: true,
      confirmationHash: null,
      confirmationExpiresAt: null,
      resetHash: null,
      resetExpiresAt: null,
      lastSignInAt: at,
    });
    const kind = account.confirmed ? ACCOUNT_MAILS.passwordChanged : ACCOUNT_MAILS.welcome;
    const data = { user: account.documentId, origin, at: at.toISOString(), link: null };
    await rows.queueMail({ kind, to: account.email, data, at });
    return { userId: account.id, email: account.email, stamp };
  }

  /** A guess at a password, counted; throws `busy` and `limited`, and the refusal when it is wrong. */
  async function comparing(
    key: string,
    caller: Caller,
    password: string,
    find: () => Promise<StoredAccount | undefined>,
    wrong: "credentials" | "password-wrong",
    mayBe: (account: StoredAccount) => boolean = ({ confirmed }) => confirmed,
  ): Promise<StoredAccount & { passwordHash: string }> {
    const guess = limits.guess(key, caller);
    let isLooked = false;
    try {
      const account = await find();
      const isRight = await hasher.compare(password, account?.passwordHash ?? DUMMY_HASH);
      isLooked = true;
      // Whoever registers chooses the password: with another answer they would learn that the address was unknown until then.
      const isTheirs = account !== undefined && isRight && mayBe(account);
      if (!isTheirs || account.passwordHash === null) throw new SignInRefusal(wrong);
      guess.takeBack();
      return { ...account, passwordHash: account.passwordHash };
    } catch (error) {
      // Nobody has learnt anything from a full queue or a database that is away.
      if (!isLooked) guess.takeBack();
      throw error;
    }
  }

  return {
    async signIn(order: { email: string; password: string }, caller: Caller): Promise<Session> {
      const { email, password } = order;
      const account = await comparing(email, caller, password, () => store.find({ email }), "credentials");
      if (account.blocked) throw new SignInRefusal("blocked");
      const { id, passwordHash } = account;
      // Without room for it now, at a later sign-in.
      const renewed = hasher.isWhole(passwordHash)
        ? passwordHash
        : await hasher.hash(password).catch(() => passwordHash);
      const stamp = await store.signedIn(id, { passwordHash, renewed, stamp: randomId(), at: now() });
      if (stamp === undefined) throw new SignInRefusal("credentials");
      return { userId: id, email: account.email, stamp };
    },

    async register(order: Registration, address: string): Promise<void> {
      const { email, password, firstName, lastName, origin, plan } = order;
      requireFitPassword(password, wordsOf(order));
      limits.request(address);
      const passwordHash = await hasher.hash(password);
      await store.transaction(async (rows) => {
        const at = now();
        const made = { email, passwordHash, firstName, lastName, stamp: randomId() };
        const { account, isNew } = await rows.byEmailOrNew(made, at);
        const decision = decideRegistration(account, { isNew, firstName, lastName });
        await mailTo(rows, email, account, decision, { origin, plan, at });
      });
    },

    async askAgain(
      what: "reset" | "confirmation",
      { email, origin, plan }: { email: string; origin: string; plan?: string | null },
      address: string,
    ): Promise<void> {
      limits.request(address);
      await hasher.compare(email, DUMMY_HASH);
      await store.transaction(async (rows) => {
        const account = await rows.byEmail(email);
        const decision = what === "reset" ? decideForgotten(account) : decideResend(account);
        await mailTo(rows, email, account, decision, { origin, plan, at: now() });
      });
    },

    /** The first password of somebody who was invited, too. Whoever has the mailbox has thereby confirmed it. */
    async reset(
      { code, password, origin }: { code: string; password: string; origin: string },
      address: string,
    ): Promise<Session> {
      requireFitPassword(password);
      limits.request(address);
      const passwordHash = await hasher.hash(password);
      return store.transaction(async (rows) => {
        const at = now();
        const account = await rows.byToken("reset", hashToken(code));
        if (!account || account.blocked || isPast(account.resetExpiresAt, at))
          throw new SignInRefusal("token-unknown");
        requireFitPassword(password, wordsOf(account));
        return setPassword(rows, account, passwordHash, { origin, at });
      });
    },

    async changePassword(
      order: { userId: number; currentPassword: string; password: string; origin: string },
      address: string,
    ): Promise<Session> {
      const { userId, currentPassword, password, origin } = order;
      requireFitPassword(password);
      const caller = { address, device: null };
      const find = () => store.find({ id: userId });
      const account = await comparing(`#${userId}`, caller, currentPassword, find, "password-wrong");
      requireFitPassword(password, wordsOf(account));
      const passwordHash = await hasher.hash(password);
      return store.transaction(async (rows) => {
        const current = await rows.byId(userId);
        if (current?.passwordHash !== account.passwordHash) throw new SignInRefusal("password-wrong");
        return setPassword(rows, current, passwordHash, { origin, at: now() });
      });
    },

    /**
     * Needs what the mailbox was sent and what was chosen at the registration: else a stranger could register somebody's address and
     * wait until that person presses the honest mail's button. Throws `limited` and `busy`.
     */
    async confirm(
      { token, password, origin }: { token: string; password: string; origin: string },
      address: string,
    ): Promise<Confirmation> {
      const hash = hashToken(token);
      const isOpen = (account: StoredAccount | undefined): account is StoredAccount =>
        account !== undefined && !account.blocked && !isPast(account.confirmationExpiresAt, now());
      let found: StoredAccount | undefined;
      const find = async () => (found = await store.find({ confirmation: hash }));
      const caller = { address, device: null };
      try {
        await comparing(`confirm ${hash}`, caller, password, find, "password-wrong", isOpen);
      } catch (error) {
        if (!(error instanceof SignInRefusal) || error.code !== "password-wrong") throw error;
        return isOpen(found) ? "wrong-password" : "unknown";
      }
      return store.transaction(async (rows) => {
        const at = now();
        const account = await rows.byToken("confirm", hash);
        if (!isOpen(account) || account.passwordHash !== found?.passwordHash) return "unknown";
        await rows.update(account.id, at, {
          confirmed: true,
          confirmationHash: null,
          confirmationExpiresAt: null,
        });
        const data = { user: account.documentId, origin, at: at.toISOString(), link: null };
        await rows.queueMail({ kind: ACCOUNT_MAILS.welcome, to: account.email, data, at });
        return "confirmed";
      });
    },

    /** A mail with a link to the first password; older ones end. False: there is no such user, or it has a password. */
    queueInvitation: (
      userId: number,
      about: { origin?: string; portalName?: string } = {},
    ): Promise<boolean> =>
      store.transaction(async (rows) => {
        const at = now();
        const account = await rows.byId(userId);
        if (!account || account.passwordHash !== null) return false;
        const { id, documentId: user, email } = account;
        const link = tokens.link("invitation", user, at);
        const { origin = portalUrl, portalName } = about;
        await rows.update(id, at, {
          ...linkColumns("invitation", link.hash, new Date(link.expiresAt)),
          invitedAt: at,
        });
        const data = {
          user,
          origin,
          at: at.toISOString(),
          link,
          ...(portalName === undefined ? {} : { portalName }),
        };
        await rows.queueMail({ kind: ACCOUNT_MAILS.invitation, to: email, data, at });
        return true;
      }),

    /** Whether it is the user's password, counted like a sign-in; throws `limited` and `busy`. */
    async checkPassword(userId: number, password: string, who: { clientAddress: string }): Promise<boolean> {
      const caller = { address: who.clientAddress, device: null };
      try {
        await comparing(`#${userId}`, caller, password, () => store.find({ id: userId }), "password-wrong");
        return true;
      } catch (error) {
        if (error instanceof SignInRefusal && error.code === "password-wrong") return false;
        throw error;
      }
    },

    endSessions: (userId: number): Promise<void> => store.stamp(userId, randomId()),

    /** For somebody whom a provider has vouched for. */
    async vouched(userId: number): Promise<Session> {
      const account = await store.find({ id: userId });
      if (!account) throw new SignInRefusal("credentials");
      if (account.blocked) throw new SignInRefusal("blocked");
      const stamp = await store.signedIn(userId, { stamp: randomId(), at: now() });
      if (stamp === undefined) throw new SignInRefusal("credentials");
      return { userId, email: account.email, stamp };
    },

    forgetUnconfirmed: (registeredBefore: Date): Promise<number> => store.forget(registeredBefore),
  };
}
