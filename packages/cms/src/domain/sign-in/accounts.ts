import type { Core } from "@strapi/strapi";
import {
  ACCOUNT_MAILS,
  type AccountLink,
  type AccountMail,
  type MailContext,
  type QueueMail,
  type TokenPurpose,
} from "@gratweg/backoffice/sign-in/mails";
import {
  DUMMY_HASH,
  hashPassword,
  isCurrentHash,
  isPasswordOf,
} from "@gratweg/backoffice/sign-in/password-hash";
import { endSession, endSessions } from "@gratweg/backoffice/sign-in/sessions";
import { requireFitPassword, wordsOf } from "./passwords";
import { beginSession, type Client, type StartedSession } from "./sessions";
import { SignInError } from "./sign-in-error";
import { hashToken, randomId, type AccountTokens } from "@gratweg/backoffice/sign-in/tokens";

type Knex = Core.Strapi["db"]["connection"];

export const USER = "plugin::users-permissions.user";

/** The columns of a user that signing in needs. */
export interface Account {
  id: number;
  documentId: string;
  email: string;
  /** Null after an invitation, or for sign-in by a provider alone. */
  password: string | null;
  firstName: string | null;
  lastName: string | null;
  confirmed: boolean | null;
  blocked: boolean | null;
  confirmationExpiresAt: string | null;
  resetPasswordExpiresAt: string | null;
}

export interface SignedIn extends StartedSession {
  userId: number;
}

export interface Confirmation {
  token: string;
  /** Confirms; without it the link is only looked at. */
  password?: string;
  origin: string;
  /** Begins a session along with the confirmation. */
  userAgent?: string;
}

interface Registration extends MailContext {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

interface Mail {
  kind: AccountMail;
  link?: TokenPurpose;
  /** Changes the account along with it. */
  change?: object;
}

interface AccountsParts {
  strapi: Core.Strapi;
  tokens: AccountTokens;
  queueMail: QueueMail;
  createDocumentId: () => string;
}

const NO_CONFIRMATION = { confirmationToken: null, confirmationExpiresAt: null };
const NO_LINKS = { ...NO_CONFIRMATION, resetPasswordToken: null, resetPasswordExpiresAt: null };
const CONFIRM: Mail = { kind: ACCOUNT_MAILS.confirm, link: "confirm" };
const RESET: Mail = { kind: ACCOUNT_MAILS.reset, link: "reset" };
/** The owner of the mailbox chooses the password of an unconfirmed account: a stranger may have registered it. */
const FIRST_PASSWORD: Mail = {
  kind: ACCOUNT_MAILS.firstPassword,
  link: "invitation",
  change: { password: null, ...NO_CONFIRMATION },
};

export type Accounts = ReturnType<typeof createAccounts>;

/** Answers the same for known and unknown addresses. */
export function createAccounts({ strapi, tokens, queueMail, createDocumentId }: AccountsParts) {
  const users = strapi.db.query(USER);
  const byId = (id: number) => users.findOne({ where: { id } }) as Promise<Account | null>;

  async function byEmail(email: string): Promise<Account | null> {
    // Editors may have written capitals.
    const row = await strapi.db
      .connection("up_users")
      .whereRaw("LOWER(email) = ?", [email])
      .first<{ id: number } | undefined>("id");
    return row ? byId(Number(row.id)) : null;
  }

  const inTransaction = <Result>(work: (trx: Knex) => Promise<Result>): Promise<Result> =>
    strapi.db.transaction(({ trx }: { trx: Knex }) => work(trx)) as Promise<Result>;

  const linkOf = ({ link }: Mail, documentId: string): AccountLink | null =>
    link ? tokens.link(link, documentId, new Date()) : null;

  /** Writes as much for an unknown address as for a known one. */
  async function mailTo(email: string, account: Account | null, mail: Mail | null, context: MailContext) {
    const receiver = account ?? { documentId: randomId(), email };
    const { kind } = mail ?? { kind: ACCOUNT_MAILS.reset };
    const link = mail && linkOf(mail, receiver.documentId);
    const data = { ...mail?.change, ...linkColumns(link) };
    await inTransaction(async (trx) => {
      if (account && mail?.link) await users.update({ where: { id: account.id }, data });
      const id = await queueMail(trx, receiver, { kind, link }, context);
      if (!account || !mail) await trx("outbox_mails").where({ id }).delete();
    });
  }

  async function create(values: object, mail: Mail, context: MailContext): Promise<Account> {
    const roles = strapi.db.query("plugin::users-permissions.role");
    const { id: role } = (await roles.findOne({ where: { type: "authenticated" } })) as { id: number };
    const documentId = createDocumentId();
    const link = linkOf(mail, documentId);
    const data = { documentId, ...values, ...linkColumns(link), role, publishedAt: new Date() };
    return inTransaction(async (trx) => {
      const account = (await users.create({ data })) as Account;
      await queueMail(trx, account, { kind: mail.kind, link }, context);
      return account;
    });
  }

  async function requirePassword(
    account: Account | null,
    password: string,
    code: "credentials" | "password-wrong",
  ): Promise<Account & { password: string }> {
    const isRight = await isPasswordOf(password, account?.password ?? DUMMY_HASH);
    if (!isRight || !account || account.password === null) throw new SignInError(code);
    return { ...account, password: account.password };
  }

  /** Fails if the password was changed since the account was read. */
  async function open(account: Account, client: Client, change: object = {}): Promise<SignedIn> {
    const { id: userId, password } = account;
    const session = await beginSession(strapi, userId, client);
    const where = { id: userId, password };
    const { count } = await users.updateMany({ where, data: { lastSignInAt: new Date(), ...change } });
    if (count > 0) return { ...session, userId };
    await endSession(strapi.db.connection, userId, session.id);
    throw new SignInError("credentials");
  }

  /** Ends every session of before. Fails if `unchanged` no longer holds. */
  async function setPassword(
    account: Account,
    { password, unchanged, origin }: { password: string; unchanged: object; origin: string },
    code: "token-unknown" | "password-wrong",
    client: Client,
  ): Promise<SignedIn> {
    const passwordHash = await hashPassword(password);
    await inTransaction(async (trx) => {
      const where = { id: account.id, ...unchanged };
      const { count } = await users.updateMany({
        where,
        data: { password: passwordHash, confirmed: true, ...NO_LINKS },
      });
      if (count === 0) throw new SignInError(code);
      await endSessions(trx, account.id);
      const kind = account.confirmed ? ACCOUNT_MAILS.passwordChanged : ACCOUNT_MAILS.welcome;
      await queueMail(trx, account, { kind }, { origin });
    });
    return open({ ...account, password: passwordHash }, client);
  }

  return {
    async signIn({ email, password }: { email: string; password: string }, client: Client) {
      const account = await requirePassword(await byEmail(email), password, "credentials");
      // Another answer would tell a person who registers that the address was unknown.
      if (!account.confirmed) throw new SignInError("credentials");
      if (account.blocked) throw new SignInError("blocked");
      const renewed = isCurrentHash(account.password) ? {} : { password: await hashPassword(password) };
      return open(account, client, renewed);
    },

    async register({ email, password, firstName, lastName, ...context }: Registration): Promise<void> {
      requireFitPassword(password, wordsOf({ email, firstName, lastName }));
      const names = { firstName, lastName };
      const passwordHash = await hashPassword(password);
      if (!(await byEmail(email)))
        try {
          const login = { email, username: email, provider: "local", password: passwordHash };
          await create({ ...login, ...names, confirmed: false, blocked: false }, CONFIRM, context);
          return;
        } catch (error) {
          // Another registration of the address may have been faster.
          if (!(await byEmail(email))) throw error;
        }
      const account = await byEmail(email);
      await mailTo(email, account, account && mailToRegistered(account, names), context);
    },

    async requestPasswordReset(email: string, context: MailContext): Promise<void> {
      const account = await byEmail(email);
      const mail = !account || account.blocked ? null : account.confirmed ? RESET : FIRST_PASSWORD;
      await mailTo(email, account, mail, context);
    },

    async requestConfirmation(email: string, context: MailContext): Promise<void> {
      const account = await byEmail(email);
      const isOpen = account && !account.blocked && !account.confirmed;
      const mail = isOpen ? (account.password === null ? FIRST_PASSWORD : CONFIRM) : null;
      await mailTo(email, account, mail, context);
    },

    /** Also sets the first password after an invitation; access to the mailbox confirms the address. */
    async reset(order: { code: string; password: string; origin: string }, client: Client) {
      const { code, password, origin } = order;
      requireFitPassword(password);
      const unchanged = { resetPasswordToken: hashToken(code) };
      const account = (await users.findOne({ where: unchanged })) as Account | null;
      if (!account || account.blocked || isPast(account.resetPasswordExpiresAt))
        throw new SignInError("token-unknown");
      requireFitPassword(password, wordsOf(account));
      return setPassword(account, { password, unchanged, origin }, "token-unknown", client);
    },

    async changePassword(
      order: { userId: number; currentPassword: string; password: string; origin: string },
      client: Client,
    ) {
      const { userId, currentPassword, password, origin } = order;
      requireFitPassword(password);
      const account = await requirePassword(await byId(userId), currentPassword, "password-wrong");
      if (await isPasswordOf(password, account.password)) throw new SignInError("password-same");
      requireFitPassword(password, wordsOf(account));
      const unchanged = { password: account.password };
      return setPassword(account, { password, unchanged, origin }, "password-wrong", client);
    },

    /**
     * Requires the mail's token and the password of the registration: otherwise a stranger could register somebody's address and
     * wait until that person follows the link. The link's hash stays, so that a used link is told from one that never was.
     */
    async confirm({ token, password, origin, userAgent }: Confirmation) {
      const unchanged = { confirmationToken: hashToken(token) };
      const account = (await users.findOne({ where: unchanged })) as Account | null;
      if (account?.confirmed && !account.blocked) return { outcome: "used" as const };
      const isRight =
        password !== undefined && (await isPasswordOf(password, account?.password ?? DUMMY_HASH));
      if (!account || account.blocked || isPast(account.confirmationExpiresAt))
        return { outcome: "unknown" as const };
      if (password === undefined) return { outcome: "open" as const };
      if (!isRight) return { outcome: "wrong-password" as const };
      const outcome = await inTransaction(async (trx) => {
        const where = {
          id: account.id,
          password: account.password,
          confirmed: account.confirmed,
          ...unchanged,
        };
        if ((await users.updateMany({ where, data: { confirmed: true } })).count === 0)
          return "unknown" as const;
        await queueMail(trx, account, { kind: ACCOUNT_MAILS.welcome }, { origin });
        return "confirmed" as const;
      });
      if (outcome === "unknown" || userAgent === undefined) return { outcome };
      return { outcome, jwt: (await open(account, { isShared: false, userAgent })).jwt };
    },

    /** The account of an address that a provider has verified. Whoever registered it unconfirmed loses it. */
    async byVerifiedEmail(
      {
        email,
        firstName,
        lastName,
        provider,
      }: Record<"email" | "firstName" | "lastName" | "provider", string>,
      origin: string,
    ): Promise<Account> {
      const welcome = { kind: ACCOUNT_MAILS.welcome };
      const own = { provider, password: null, confirmed: true, firstName, lastName };
      const account = await byEmail(email);
      if (!account) return create({ email, username: email, ...own, blocked: false }, welcome, { origin });
      if (account.confirmed || account.blocked) return account;
      await inTransaction(async (trx) => {
        await users.update({ where: { id: account.id }, data: { ...own, ...NO_LINKS } });
        await endSessions(trx, account.id);
        await queueMail(trx, account, welcome, { origin });
      });
      return { ...account, password: null };
    },

    async openVerified(userId: number, client: Client): Promise<SignedIn> {
      const account = await byId(userId);
      if (!account) throw new SignInError("credentials");
      if (account.blocked) throw new SignInError("blocked");
      return open(account, client);
    },

    /** Answers how many accounts were deleted. */
    async forgetUnconfirmed(registeredBefore: Date): Promise<number> {
      const unused = { confirmed: false, blocked: false, invitedAt: null, lastSignInAt: null };
      const where = { ...unused, createdAt: { $lt: registeredBefore } };
      return (await users.deleteMany({ where })).count;
    },
  };
}

function mailToRegistered(account: Account, names: { firstName: string; lastName: string }): Mail | null {
  if (account.blocked) return null;
  if (account.confirmed) return { kind: ACCOUNT_MAILS.known };
  // The names of an invitation stay.
  const isInvited = account.password === null;
  const firstName = (isInvited && account.firstName) || names.firstName;
  const lastName = (isInvited && account.lastName) || names.lastName;
  return { ...FIRST_PASSWORD, change: { ...FIRST_PASSWORD.change, firstName, lastName } };
}

function linkColumns(link: AccountLink | null) {
  if (!link) return {};
  const { purpose, hash, expiresAt } = link;
  return purpose === "confirm"
    ? { confirmationToken: hash, confirmationExpiresAt: expiresAt }
    : { resetPasswordToken: hash, resetPasswordExpiresAt: expiresAt };
}

function isPast(moment: string | null): boolean {
  return moment === null || Date.now() >= new Date(moment).getTime();
}
