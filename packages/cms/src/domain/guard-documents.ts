import { errors } from "@strapi/utils";
import type { Core, UID } from "@strapi/strapi";
import { SEATS_TABLE } from "../bootstrap/tables";
import { assertFree, decideNumber, isNumbered, nextNumber, storedNumber } from "./numbers";
import { complaintsAbout, type Complaint, type Entry, type Stage } from "./rules";

const GUARDED = new Set(["create", "update", "clone", "publish"]);

interface WriteParams {
  documentId?: string;
  status?: string;
  data?: Record<string, unknown>;
}

function refuse(complaints: Complaint[]): never {
  throw new errors.ValidationError(complaints.map(({ message }) => message).join(" "), {
    errors: complaints.map(({ path, message }) => ({ path, message, name: "ValidationError" })),
  });
}

/** A component sent as `{id, …}` keeps the stored values of what is not sent. */
function overlay(stored: Entry, sent: Entry): Entry {
  const merged: Record<string, unknown> = { ...stored, ...sent };
  for (const [field, value] of Object.entries(sent)) {
    const before = stored[field];
    if (!Array.isArray(value) || !Array.isArray(before)) continue;
    const known = new Map((before as Entry[]).map((item) => [item?.id, item]));
    merged[field] = (value as Entry[]).map((item) =>
      item !== null && typeof item === "object" && "id" in item ? { ...known.get(item.id), ...item } : item,
    );
  }
  return merged;
}

async function storedEntry(strapi: Core.Strapi, uid: UID.ContentType, documentId?: string): Promise<Entry> {
  if (!documentId) return {};
  const populate = uid === "api::tour.tour" ? { days: true, waypoints: true } : {};
  const find = (where: object): Promise<unknown> =>
    strapi.db.query(uid).findOne({ where: { documentId, ...where }, populate });
  // Not by order: where the missing date of a draft stands in it, databases disagree.
  const draft = await find({ publishedAt: { $null: true } });
  return ((draft ?? (await find({}))) as Entry | null) ?? {};
}

async function seatComplaints(strapi: Core.Strapi, entry: Entry): Promise<Complaint[]> {
  const { number, capacity } = entry;
  if (typeof number !== "number" || typeof capacity !== "number") return [];
  const row = await strapi.db
    .connection<{ departure_number: number; taken: number }>(SEATS_TABLE)
    .where({ departure_number: number })
    .first("taken");
  const taken = row?.taken ?? 0;
  return capacity < taken
    ? [
        {
          path: ["capacity"],
          message: `Für diesen Termin sind schon ${taken} Plätze gebucht; weniger Plätze kann er nicht haben.`,
        },
      ]
    : [];
}

async function settleNumber(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  action: string,
  params: WriteParams,
): Promise<void> {
  if (!isNumbered(uid) || action === "publish") return;
  const data = (params.data ??= {});
  const stored =
    action === "update" && params.documentId ? await storedNumber(strapi, uid, params.documentId) : null;
  const wanted = action === "clone" ? undefined : data.number;
  const decided = decideNumber(stored, wanted);
  if (decided !== undefined && stored === null) await assertFree(strapi, uid, decided);
  data.number = decided ?? (await nextNumber(strapi, uid));
}

/** Numbers and validation for every way of saving: editors' screens, REST, seed. */
export function guardDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!context.uid.startsWith("api::") || !GUARDED.has(context.action)) return next();
    const params = context.params as WriteParams;
    await settleNumber(strapi, context.uid, context.action, params);
    if (context.action === "clone") return next();

    const draftAndPublish = context.contentType.options?.draftAndPublish === true;
    const stage: Stage =
      !draftAndPublish || context.action === "publish" || params.status === "published"
        ? "published"
        : "draft";
    const entry = overlay(await storedEntry(strapi, context.uid, params.documentId), params.data ?? {});
    const complaints = complaintsAbout(context.uid, entry, stage);
    if (context.uid === "api::departure.departure") complaints.push(...(await seatComplaints(strapi, entry)));
    if (complaints.length > 0) refuse(complaints);
    return next();
  });
}
