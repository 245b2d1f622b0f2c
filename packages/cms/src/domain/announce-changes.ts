import type { Core } from "@strapi/strapi";
import { siteBuilds } from "./site-builds/site-builds";
import { sitesOf } from "./site-builds/sites-of";

/** One change of what visitors see. */
export interface Change {
  uid: string;
  documentId: string | null;
  action: string;
}

/** Rows that machines write; no page is built from them. */
const SILENT = new Set([
  "api::booking.booking",
  "api::outbox-mail.outbox-mail",
  "api::newsletter-subscriber.newsletter-subscriber",
  "api::contract-declaration.contract-declaration",
  "api::audit-entry.audit-entry",
  "api::subscription.subscription",
  "api::payment-event.payment-event",
]);
/** More are only counted: receivers bound what they read. */
const MOST_NAMED = 50;
const DEBOUNCE_MS = 500;
const TIMEOUT_MS = 5000;

/** Whether a write changes what visitors see: a draft alone does not. */
export function isVisibleChange(
  uid: string,
  action: string,
  draftAndPublish: boolean,
  status: string | undefined,
): boolean {
  if (!uid.startsWith("api::") || SILENT.has(uid)) return false;
  if (action === "publish" || action === "unpublish" || action === "delete") return true;
  if (action !== "create" && action !== "update") return false;
  return !draftAndPublish || status === "published";
}

/** Collects changes and sends them together; `schedule` is a parameter so that a test owns the clock. */
export function createAnnouncer(
  send: (changes: Change[]) => Promise<void>,
  schedule: (run: () => void) => { cancel(): void },
) {
  let pending: Change[] = [];
  let timer: { cancel(): void } | null = null;
  return (change: Change): void => {
    pending.push(change);
    timer?.cancel();
    timer = schedule(() => {
      const changes = pending;
      pending = [];
      timer = null;
      void send(changes);
    });
  };
}

/** The hook's body. */
export function announcement(changes: readonly Change[]): string {
  return JSON.stringify({
    event: "content.changed",
    count: changes.length,
    changes: changes.slice(0, MOST_NAMED),
  });
}

/** Tells the server's publishing loop about published changes, and the builder of sites. Best effort: saving never waits for it or fails by it. */
export function announceChanges(
  strapi: Core.Strapi,
  hook: string | undefined,
  secret: string | undefined,
): void {
  if (!hook || !secret) return;
  const touched = new Set<string>();
  const announce = createAnnouncer(
    async (changes) => {
      siteBuilds.want(touched);
      touched.clear();
      try {
        const answer = await fetch(hook, {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
          body: announcement(changes),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!answer.ok) strapi.log.warn(`Publishing hook answered ${answer.status}.`);
      } catch (error) {
        strapi.log.warn(
          `Publishing hook unreachable: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    },
    (run) => {
      const timer = setTimeout(run, DEBOUNCE_MS);
      timer.unref();
      return { cancel: () => clearTimeout(timer) };
    },
  );
  const touch = async (uid: string, documentId?: string | null): Promise<void> => {
    for (const site of await sitesOf(strapi, uid, documentId)) touched.add(site);
  };
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = context.params as { documentId?: string; status?: string };
    const draftAndPublish = context.contentType.options?.draftAndPublish === true;
    if (!isVisibleChange(uid, action, draftAndPublish, params.status)) return next();
    // A site that shows the entry no longer has to be built too.
    await touch(uid, params.documentId);
    const result = (await next()) as { documentId?: string } | null | undefined;
    const documentId = params.documentId ?? result?.documentId ?? null;
    await touch(uid, documentId);
    announce({ uid, action, documentId });
    return result as never;
  });
  for (const event of ["media.update", "media.delete"]) {
    strapi.eventHub.on(event, async () => {
      await touch("plugin::upload.file");
      announce({ uid: "plugin::upload.file", action: event, documentId: null });
    });
  }
}
