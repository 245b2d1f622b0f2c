import type { Core, UID } from "@strapi/strapi";
import { assertFree, decideNumber, isNumbered, nextNumber, noteNumber, storedNumber } from "./numbers";
import { complaintsOfFields, type FieldCheck } from "./each-field";
import { hiddenSignIn } from "./hidden-signs";
import { refuse } from "./refuse";
import { strangePartIn } from "./rich-text-parts";
import { complaintsAbout, type Entry, type Stage } from "./rules";
import { misfitIn } from "./whole-numbers";

/** Components that a rule looks at; they are stored in tables of their own. */
const COMPONENTS_IN_RULES: Partial<Record<UID.ContentType, Record<string, true>>> = {
  "api::tour.tour": { days: true, waypoints: true },
  "api::tour-operator.tour-operator": { cancellationSteps: true },
  "api::booking-setting.booking-setting": { cancellationSteps: true },
};
const GUARDED = new Set(["create", "update", "clone", "publish"]);

interface WriteParams {
  documentId?: string;
  status?: string;
  data?: Record<string, unknown>;
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
  const populate = COMPONENTS_IN_RULES[uid] ?? {};
  const find = (where: object): Promise<unknown> =>
    strapi.db.query(uid).findOne({ where: { documentId, ...where }, populate });
  // Not by order: where the missing date of a draft stands in it, databases disagree.
  const draft = await find({ publishedAt: { $null: true } });
  return ((draft ?? (await find({}))) as Entry | null) ?? {};
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
  // The seed runs at a start, everybody else comes by a request.
  const decided = decideNumber(stored, wanted, strapi.requestContext.get() === undefined);
  if (decided !== undefined && stored === null) {
    await assertFree(strapi, uid, decided);
    await noteNumber(strapi, uid, decided);
  }
  data.number = decided ?? (await nextNumber(strapi, uid));
}

const checkField: FieldCheck = (...field) => [
  ...hiddenSignIn(...field),
  ...misfitIn(...field),
  ...strangePartIn(...field),
];

/**
 * Leaves with the original what belongs to one entry alone, such as a tour's departures: Strapi would move it to the copy, and the
 * published tour could not be booked any more.
 */
function leaveOwned(
  attributes: Readonly<Record<string, { type: string; relation?: string }>>,
  params: WriteParams,
): void {
  const owned = Object.entries(attributes).filter(
    ([, { type, relation }]) => type === "relation" && relation === "oneToMany",
  );
  // `set` alone: Strapi merges a plain list with that of the original.
  params.data = { ...params.data, ...Object.fromEntries(owned.map(([name]) => [name, { set: [] }])) };
}

/** Numbers and validation for every way of saving: editors' screens, REST, seed. */
export function guardDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!context.uid.startsWith("api::") || !GUARDED.has(context.action)) return next();
    if (context.action === "create" && context.contentType.kind === "singleType") {
      // Strapi's routes for lists make more of them, which no screen shows.
      if (await strapi.db.query(context.uid).findOne({ select: ["id"] }))
        refuse([{ path: [], message: "Diesen Eintrag gibt es schon, und es gibt ihn nur einmal." }]);
    }
    const params = context.params as WriteParams;
    const unfit = complaintsOfFields(
      params.data ?? {},
      context.contentType.attributes,
      (component) => strapi.components[component as UID.Component]?.attributes,
      checkField,
    );
    if (unfit.length > 0) refuse(unfit);
    await settleNumber(strapi, context.uid, context.action, params);
    if (context.action === "clone") {
      leaveOwned(context.contentType.attributes, params);
      return next();
    }

    const draftAndPublish = context.contentType.options?.draftAndPublish === true;
    const stage: Stage =
      !draftAndPublish || context.action === "publish" || params.status === "published"
        ? "published"
        : "draft";
    const entry = overlay(await storedEntry(strapi, context.uid, params.documentId), params.data ?? {});
    const complaints = complaintsAbout(context.uid, entry, stage);
    if (complaints.length > 0) refuse(complaints);
    return next();
  });
}
