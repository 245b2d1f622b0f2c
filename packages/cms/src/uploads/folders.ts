import { errors } from "@strapi/utils";
import { HIDDEN } from "../domain/hidden-signs";
import { texts } from "./texts";

/** Strapi's screens read all folders as one tree, which JSON cannot write when it is a thousand deep. */
const DEEPEST = 10;
/** Strapi's screens ask for all of them at once. */
const MOST = 1_000;
const LONGEST_NAME = 100;

export interface FolderRow {
  id: number;
  /** `/1/7` for the seventh within the first. */
  path: string;
}

/** The media library's folders, as far as these rules look at them. */
export interface FolderRows {
  count(): Promise<number>;
  byIds(ids: readonly number[]): Promise<FolderRow[]>;
  below(path: string): Promise<FolderRow[]>;
}

interface Order {
  name?: unknown;
  parent?: unknown;
}
/** The plugin's service, as far as folders come in and move through it. */
export interface FolderService {
  create(order: Order, options?: unknown): Promise<unknown>;
  update(id: number | string, order: Order, options?: unknown): Promise<unknown>;
}

/** Keeps folders to what the screens can show, whatever way they come. */
export function boundedFolders<Service extends FolderService>(service: Service, rows: FolderRows): Service {
  return {
    ...service,
    async create(order, options) {
      refuseUnfitName(order.name);
      if ((await rows.count()) >= MOST) throw new errors.ValidationError(texts.folders(MOST));
      const [parent] = await rows.byIds(idsOf([order.parent]));
      if (depthOf(parent) >= DEEPEST) throw new errors.ValidationError(texts.depth(DEEPEST));
      return service.create(order, options);
    },
    async update(id, order, options) {
      refuseUnfitName(order.name);
      if (order.parent !== undefined) await refuseTooDeep(rows, [id], order.parent);
      return service.update(id, order, options);
    },
  };
}

/** @param folders are moved into `destination`, with all that lies in them */
export async function refuseTooDeep(
  rows: FolderRows,
  folders: readonly unknown[],
  destination: unknown,
): Promise<void> {
  const [target] = await rows.byIds(idsOf([destination]));
  for (const folder of await rows.byIds(idsOf(folders))) {
    const below = await rows.below(folder.path);
    const height = Math.max(...[folder, ...below].map(depthOf)) - depthOf(folder) + 1;
    if (depthOf(target) + height > DEEPEST) throw new errors.ValidationError(texts.depth(DEEPEST));
  }
}

const depthOf = (folder: FolderRow | undefined): number =>
  folder === undefined ? 0 : folder.path.split("/").length - 1;

/** What is no id is refused by Strapi. */
const idsOf = (values: readonly unknown[]): number[] =>
  values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);

function refuseUnfitName(name: unknown): void {
  if (typeof name !== "string") return;
  if (name.length > LONGEST_NAME)
    throw new errors.ValidationError(texts.words(texts.fields.folder, LONGEST_NAME));
  if (HIDDEN.test(name)) throw new errors.ValidationError(texts.hidden(texts.fields.folder));
}
