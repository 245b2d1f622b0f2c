import type { Attribute, Model } from "./secret-fields";

type Models = (uid: string) => Model | undefined;

/** Strapi's own lists offer no more. */
const LARGEST_PAGE = 100;
/** Of relations in filters and sorting together. Each is two tables of a statement, and one that leads to many multiplies its rows. */
const DEEPEST = 3;
const MOST_RELATIONS = 8;
/** Side by side they have the product of their lengths as rows: three lists of 300 are 27 million. */
const MOST_TO_MANY = 2;

const CONTENT = /^\/content-manager(?:\/|$)/i;
const LIBRARY = /^\/upload(?:\/|$)/i;
const FOLDERS = /^\/upload\/folders\/?$/i;

/**
 * Whether a request of the editors' screens asks for more than these screens do: one that nests `populate` reads the whole database
 * for minutes, and shows entries that its editor may not read.
 */
export function asksTooMuch(path: string, query: unknown, uids: readonly string[], models: Models): boolean {
  if (!isObject(query)) return false;
  const { filters, sort, populate } = query;
  const isScreen = CONTENT.test(path) || LIBRARY.test(path);
  if (isScreen && (!isPopulateOfScreens(path, populate) || !isPage(path, query))) return true;
  const starts = uids.length > 0 ? uids : [undefined];
  return starts.some((uid) => joinsTooMuch([filters, ...sortsOf(sort)], uid, models));
}

/** The content manager reads relations by itself; the media library asks for folders around a folder or file, and for counts. */
function isPopulateOfScreens(path: string, populate: unknown, depth = 2): boolean {
  if (populate === undefined) return true;
  if (!LIBRARY.test(path) || !isObject(populate)) return false;
  return Object.entries(populate).every(([name, inner]) => {
    if (name === "children" || name === "files")
      return isObject(inner) && Object.keys(inner).join() === "count" && inner.count === "true";
    if (name !== "parent" && name !== "folder") return false;
    if (inner === "*" || inner === "true") return true;
    if (!isObject(inner) || Object.keys(inner).join() !== "populate" || depth === 1) return false;
    return isPopulateOfScreens(path, inner.populate, depth - 1);
  });
}

function isPage(path: string, { pageSize, limit, pagination }: Record<string, unknown>): boolean {
  const inner = isObject(pagination) ? pagination : {};
  // Folders come all at once, whatever is asked.
  const isAll = FOLDERS.test(path) && inner.pageSize === "-1";
  return [pageSize, limit, isAll ? undefined : inner.pageSize, inner.limit].every(
    (size) =>
      size === undefined ||
      size === "" ||
      (typeof size === "string" && /^\d{1,3}$/.test(size) && Number(size) <= LARGEST_PAGE),
  );
}

/** `a.b:asc,c` and `{ a: { b: "asc" } }` as the tree that filters have. */
function sortsOf(sort: unknown): unknown[] {
  if (Array.isArray(sort)) return sort.flatMap(sortsOf);
  if (typeof sort !== "string") return [sort];
  return sort.split(",").map((one) => {
    const [names = ""] = one.split(":");
    return names.split(".").reduceRight<unknown>((inner, name) => ({ [name.trim()]: inner }), undefined);
  });
}

/** An operator, or a place in a list. */
const LEVEL = /^(?:\$|\d+$)/;

function joinsTooMuch(trees: readonly unknown[], uid: string | undefined, models: Models): boolean {
  let relations = 0;
  let toMany = 0;
  const isTooMuch = (value: unknown, at: string | undefined, depth: number): boolean => {
    if (!isObject(value)) return false;
    return Object.entries(value).some(([key, inner]) => {
      if (LEVEL.test(key)) return isTooMuch(inner, at, depth);
      const attribute = at === undefined ? undefined : models(at)?.attributes[key];
      const target = attribute?.target ?? attribute?.component;
      if (target === undefined && !namesFields(inner)) return false;
      relations += 1;
      if (!leadsToOne(attribute)) toMany += 1;
      const isOver = depth === DEEPEST || relations > MOST_RELATIONS || toMany > MOST_TO_MANY;
      return isOver || isTooMuch(inner, target, depth + 1);
    });
  };
  return trees.some((tree) => isTooMuch(tree, uid, 0));
}

/** What is not known leads to many. */
const leadsToOne = (attribute: Attribute | undefined): boolean =>
  attribute?.component === undefined
    ? attribute?.relation?.endsWith("ToOne") === true
    : attribute.repeatable !== true;

const namesFields = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).some(([key, inner]) => (LEVEL.test(key) ? namesFields(inner) : true));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
