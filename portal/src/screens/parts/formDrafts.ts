import type { SessionActor } from "@gratweg/flows";

export interface FormDrafts<Entries> {
  keep: (session: SessionActor, draft: { email: string; entries: Entries }) => void;
  forget: (session: SessionActor) => void;
  /** Of this account; nobody else sees it. */
  of: (session: SessionActor, email: string) => Entries | null;
}

/**
 * What was sent with one form and not yet taken: the session may end in between, and the same person comes back to it. In the page's
 * memory alone, as long as the application runs: personal data go into no storage.
 */
export function createFormDrafts<Entries>(): FormDrafts<Entries> {
  const drafts = new WeakMap<SessionActor, { email: string; entries: Entries }>();
  return {
    keep: (session, draft) => void drafts.set(session, draft),
    forget: (session) => void drafts.delete(session),
    of(session, email) {
      const draft = drafts.get(session);
      return draft?.email === email ? draft.entries : null;
    },
  };
}
