/** A row of Strapi's `up_users` as this domain sees it. */
export interface StoredAccount {
  id: number;
  documentId: string;
  email: string;
  /** Null for somebody who was invited, or signs in by a provider alone. */
  passwordHash: string | null;
  firstName: string | null;
  lastName: string | null;
  confirmed: boolean;
  blocked: boolean;
  confirmationExpiresAt: Date | null;
  resetExpiresAt: Date | null;
}

/** What is not named stays. */
export interface AccountChange {
  passwordHash?: string | null;
  firstName?: string;
  lastName?: string;
  confirmed?: boolean;
  confirmationHash?: string | null;
  confirmationExpiresAt?: Date | null;
  resetHash?: string | null;
  resetExpiresAt?: Date | null;
  stamp?: string;
  invitedAt?: Date;
  lastSignInAt?: Date;
}

export const COLUMNS: Readonly<Record<keyof AccountChange, string>> = {
  passwordHash: "password",
  firstName: "first_name",
  lastName: "last_name",
  confirmed: "confirmed",
  confirmationHash: "confirmation_token",
  confirmationExpiresAt: "confirmation_expires_at",
  resetHash: "reset_password_token",
  resetExpiresAt: "reset_password_expires_at",
  stamp: "credential_stamp",
  invitedAt: "invited_at",
  lastSignInAt: "last_sign_in_at",
};

/** The columns that are read; dates are milliseconds and truth is 0 or 1 in SQLite. */
export interface AccountRow {
  id: number | string;
  document_id: string;
  email: string;
  password: string | null;
  first_name: string | null;
  last_name: string | null;
  confirmed: boolean | number | null;
  blocked: boolean | number | null;
  confirmation_expires_at: Date | number | null;
  reset_password_expires_at: Date | number | null;
}

export function storedAccount(row: AccountRow): StoredAccount {
  const moment = (value: Date | number | null) => (value === null ? null : new Date(value));
  return {
    id: Number(row.id),
    documentId: row.document_id,
    email: row.email,
    passwordHash: row.password,
    firstName: row.first_name,
    lastName: row.last_name,
    confirmed: Boolean(row.confirmed),
    blocked: Boolean(row.blocked),
    confirmationExpiresAt: moment(row.confirmation_expires_at),
    resetExpiresAt: moment(row.reset_password_expires_at),
  };
}
