import type { Agreement } from "@gratweg/backoffice/memberships/events";

/** Moments are whole seconds since 1970, as the real provider counts. */
export interface SandboxSession {
  id: string;
  state: "open" | "paid";
  key: string;
  email: string;
  /** Missing in files from before it was named. */
  seller?: string;
  agreement: Agreement;
  customer: string | null;
  successUrl: string;
  cancelUrl: string;
  createdAt: number;
}

export interface SandboxSubscription {
  id: string;
  customer: string;
  /** Opens the customer's page; as secret as a link in a mail. */
  page: string;
  email: string;
  agreement: Agreement;
  status: "active" | "past_due" | "canceled";
  cancelling: boolean;
  /** Where it does not end with its period; missing in files from before there was such a day. */
  cancelAt?: number | null;
  withdrawn: boolean;
  startedAt: number;
  periodStart: number;
  periodEnd: number;
  cancelledAt: number | null;
  endedAt: number | null;
  /** The next attempt to collect is refused. */
  declines: boolean;
  charge: { id: string; cents: number; refunded: number } | null;
}

export interface SandboxDelivery {
  id: string;
  body: string;
  attempts: number;
  /** Milliseconds. */
  nextAttemptAt: number;
}

export interface SandboxState {
  sessions: SandboxSession[];
  subscriptions: SandboxSubscription[];
  deliveries: SandboxDelivery[];
}

export const emptyState = (): SandboxState => ({ sessions: [], subscriptions: [], deliveries: [] });

const MOST_SESSIONS = 1_000;

/** It is for trying out: what is old and led nowhere is forgotten. */
export function tidied(state: SandboxState): SandboxState {
  return { ...state, sessions: state.sessions.slice(-MOST_SESSIONS) };
}
