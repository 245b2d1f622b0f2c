export interface Attribute {
  type?: string;
  target?: string;
  component?: string;
  relation?: string;
  repeatable?: boolean;
}
export interface Model {
  attributes: Readonly<Record<string, Attribute | undefined>>;
  config?: { attributes?: Readonly<Record<string, { hidden?: boolean } | undefined>> };
}
type Models = (uid: string) => Model | undefined;

const ACCOUNTS = /^\/admin\/users(?:\/|$)/i;
const BOOKINGS = /^\/gratweg\/bookings\.csv\/?$/i;
const ENTRIES = /^\/content-manager\/(?:collection-types|single-types|relations)\/([^/]+)(?:\/|$)/i;
const RELATED = /^\/content-manager\/relations\/([^/]+)\/(?:.+\/)?([^/]+)\/?$/i;

const FILE = "plugin::upload.file";
const FILES = /^\/upload\/(file|folder)s(?:\/|$)/i;

/** As the router does; names of types have no other letters than these. */
export const plainPath = (asked: string): string =>
  asked.replaceAll(/%[0-9a-f]{2}/gi, (sign) => String.fromCharCode(Number.parseInt(sign.slice(1), 16)));

/** The content types whose entries a request of the editors' screens sorts and filters. */
export function askedTypes(asked: string, models: Models): string[] {
  const path = plainPath(asked);
  if (ACCOUNTS.test(path)) return ["admin::user"];
  if (BOOKINGS.test(path)) return ["api::booking.booking"];
  const [, uid] = ENTRIES.exec(path) ?? [];
  if (uid === undefined) return [];
  const [, source = "", field = ""] = RELATED.exec(path) ?? [];
  const target = models(source)?.attributes[field]?.target;
  return target === undefined ? [uid] : [uid, target];
}

/** These, and those of the library. */
export function typesWithSecrets(asked: string, models: Models): string[] {
  const [, kind] = FILES.exec(plainPath(asked)) ?? [];
  return kind === undefined ? askedTypes(asked, models) : [`plugin::upload.${kind.toLowerCase()}`];
}

/**
 * Whether a query sorts or filters by a field that nobody may see. Its order tells its value: whoever may make entries of their own
 * places them beside others' until they know each letter.
 */
export function asksForSecrets(query: unknown, uid: string, models: Models): boolean {
  if (!isObject(query)) return false;
  const { filters, sort, populate } = query;
  return (
    namesSecret(filters, uid, models) || sortsBySecret(sort, uid, models) || populates(populate, uid, models)
  );
}

function populates(populate: unknown, uid: string, models: Models): boolean {
  if (!isObject(populate)) return false;
  return Object.entries(populate).some(([field, inner]) => {
    const target = targetOf(models(uid)?.attributes[field]);
    return target !== undefined && asksForSecrets(inner, target, models);
  });
}

/** An operator, or a place in a list. */
const LEVEL = /^(?:\$|\d+$)/;

/** `{ field: …, relation: { field: … }, $or: [{ … }] }`, as filters and sorting have it. */
function namesSecret(value: unknown, uid: string, models: Models): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, inner]) => {
    if (LEVEL.test(key)) return namesSecret(inner, uid, models);
    if (isSecret(models(uid), key)) return true;
    const target = targetOf(models(uid)?.attributes[key]);
    return target !== undefined && namesSecret(inner, target, models);
  });
}

function sortsBySecret(sort: unknown, uid: string, models: Models): boolean {
  if (Array.isArray(sort)) return sort.some((one) => sortsBySecret(one, uid, models));
  if (typeof sort !== "string") return namesSecret(sort, uid, models);
  return sort.split(",").some((one) => {
    const [path = ""] = one.trim().split(":");
    const nested = path
      .split(".")
      .reduceRight<unknown>((inner, name) => ({ [name.trim()]: inner }), undefined);
    return namesSecret(nested, uid, models);
  });
}

const isSecret = (model: Model | undefined, field: string): boolean =>
  model?.attributes[field]?.type === "password" || model?.config?.attributes?.[field]?.hidden === true;

/** Of a picture its maker is named too. */
const targetOf = (attribute: Attribute | undefined): string | undefined =>
  attribute?.type === "media" ? FILE : (attribute?.target ?? attribute?.component);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
