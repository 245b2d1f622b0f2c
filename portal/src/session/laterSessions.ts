import {
  ENABLE_TEMPORARY_SESSION,
  TOKEN_KEY,
  type SessionErrorReason,
  type SessionEvent,
  type SessionView,
  type TemporarySessionEvent,
  type TemporarySessionView,
} from "@gratweg/flows";
import { createLaterActor, type Ref } from "./laterActor";

export type SessionHandle = Ref<SessionView, SessionEvent>;
export type TemporarySessionHandle = Ref<TemporarySessionView, TemporarySessionEvent>;

export interface SessionHandles {
  session: SessionHandle;
  temporarySession: TemporarySessionHandle;
}

export interface LaterSessionPorts {
  /** Brings the machines. */
  load: () => Promise<() => SessionHandles>;
  hasToken: () => boolean;
  /** The machines' piece is missing; answers whether the page is being reloaded for it. */
  rescueChunk: () => Promise<boolean>;
  page: Window;
}

export interface LaterSessions extends SessionHandles {
  /** Something comes that is of no use without the machines. */
  wake: () => void;
}

const view = (
  account: SessionView["value"]["account"],
  reason: SessionErrorReason | null = null,
): SessionView => ({
  value: { account, check: "resting" },
  context: {
    token: null,
    user: null,
    failure: reason && { reason, retryAfterSeconds: null },
    isLeading: false,
    checkedToken: null,
  },
});

/**
 * The session of somebody of whom nothing is stored. Its machines would do nothing until somebody signs in, here or in another tab,
 * so they come then; fetched beforehand as soon as a field has the focus.
 */
export function createLaterSessions({ load, hasToken, rescueChunk, page }: LaterSessionPorts): LaterSessions {
  const over = new AbortController();
  let isComing = false;

  const wake = () => {
    if (isComing) return;
    isComing = true;
    void load().then((start) => {
      const there = start();
      over.abort();
      // The mode first: whoever signs in on a shared computer is protected from the first moment.
      temporarySession.arrive(there.temporarySession);
      session.arrive(there.session);
    }, giveUp);
  };

  const session = createLaterActor<SessionView, SessionEvent>(view("anonymous"), (event) => {
    if (event.type === "session.signIn") session.show(view("signingIn"));
    // It is known who is there, but not by everybody yet.
    else if (event.type === "session.adopt") session.show(view("restoring"));
    // Nobody can be checked, lost or signed out before.
    else return isComing;
    wake();
    return true;
  });
  const temporarySession = createLaterActor<TemporarySessionView, TemporarySessionEvent>(
    { value: "off" },
    ({ type }) => {
      // Answered at once; there is nobody to be signed out before the machine is there.
      if (type !== "page.leave") temporarySession.show({ value: type === "mode.enable" ? "on" : "off" });
      if (type === "mode.enable") wake();
      return isComing;
    },
  );

  async function giveUp() {
    const isOnline = page.navigator.onLine;
    if (isOnline && (await rescueChunk())) return;
    isComing = false;
    session.forget();
    temporarySession.forget();
    temporarySession.show({ value: "off" });
    const isWaitedFor = session.getSnapshot().value.account !== "anonymous";
    if (isWaitedFor) session.show(view("anonymous", isOnline ? "unavailable" : "offline"));
  }

  const options = { signal: over.signal };
  const fetchBeforehand = () => void load().catch(() => undefined);
  page.addEventListener("focusin", fetchBeforehand, { ...options, once: true });
  page.addEventListener(
    ENABLE_TEMPORARY_SESSION,
    () => temporarySession.send({ type: "mode.enable" }),
    options,
  );
  page.addEventListener(
    "storage",
    ({ key }) => {
      if ((key === TOKEN_KEY || key === null) && hasToken()) wake();
    },
    options,
  );
  return { session, temporarySession, wake };
}
