import type { ProfileEntries } from "@gratweg/contracts/account-rules";
import type { SessionActor } from "@gratweg/flows";

interface Draft {
  email: string;
  entries: ProfileEntries;
}

/** In the page's memory alone, as long as the application runs: personal data go into no storage. */
const drafts = new WeakMap<SessionActor, Draft>();

/** What was sent and not yet taken: the session may end in between, and the same person comes back to it. */
export function keepDraft(session: SessionActor, draft: Draft): void {
  drafts.set(session, draft);
}

export function forgetDraft(session: SessionActor): void {
  drafts.delete(session);
}

/** Of this account; nobody else sees it. */
export function draftOf(session: SessionActor, email: string): ProfileEntries | null {
  const draft = drafts.get(session);
  return draft?.email === email ? draft.entries : null;
}
