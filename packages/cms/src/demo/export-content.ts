import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strapi as transfer } from "@strapi/data-transfer";
import { createStrapi, type Core } from "@strapi/strapi";
import { contentTypes, OFFER, stableId } from "./content-types";

/*
 * `node dist/src/demo/export-content.js FOLDER` writes the content of the configured database as `strapi export` does, so that two
 * exports differ where the content does: a file for each type, documents in the order in which they were made, ids that belong to the
 * document and not to its row.
 */

type Row = Record<string, unknown>;
interface Entity {
  type: string;
  id: number;
  data: Row & { documentId: string; publishedAt: string | null };
}
interface End {
  type: string;
  ref: number;
  field?: string;
  pos?: number;
}
interface Link {
  left: End;
  right: End;
}

/** Offers begin on the day of the first start and last as long as from here. */
const FIRST_DAY = Date.UTC(2027, 0, 1);

async function exportContent(strapi: Core.Strapi, folder: string): Promise<void> {
  const options = { getStrapi: () => strapi, autoDestroy: false };
  const source = transfer.providers.createLocalStrapiSourceProvider(options);
  await source.bootstrap();
  const types = new Set(contentTypes(strapi));
  const entities = (await all<Entity>(source.createEntitiesReadStream())).filter(({ type }) =>
    types.has(type),
  );
  const links = await all<Link>(source.createLinksReadStream());
  const schemas = await all<{ uid: string }>(source.createSchemasReadStream());

  const made = new Map<string, number>();
  for (const { data, id } of entities)
    made.set(data.documentId, Math.min(id, made.get(data.documentId) ?? Infinity));
  const isPublished = ({ data }: Entity) => Number(data.publishedAt !== null);
  sortBy(entities, (entity) => [made.get(entity.data.documentId) ?? 0, isPublished(entity)]);
  const places = new Map(entities.map(({ type, id: ref }, place) => [nameOf({ type, ref }), place]));
  const placeOf = (end: End) => places.get(nameOf(end)) ?? 0;
  sortBy(links, ({ left, right }) => [
    ...[placeOf(left), left.field ?? "", left.pos ?? 0],
    ...[right.type, placeOf(right), right.field ?? "", right.pos ?? 0],
  ]);

  const linked = new Set(links.flatMap(({ left, right }) => [left, right]).map(nameOf));
  const ids = new Map<string, number>();
  /** A component keeps an id where a link names it. */
  const renameComponents = (uid: string, data: Row, owner: unknown[]): void => {
    const attributes = Object.entries(strapi.getModel(uid as "api::tour.tour").attributes);
    for (const [field, attribute] of attributes)
      for (const [index, part] of attribute.type === "component"
        ? [data[field] ?? []].flat().entries()
        : []) {
        const { component } = attribute as { component: string };
        const [own, name] = [part as Row, [...owner, field, index]];
        const before = nameOf({ type: component, ref: own.id as number });
        delete own.id;
        if (linked.has(before)) ids.set(before, (own.id = stableId(name)));
        renameComponents(component, own, name);
      }
  };
  for (const entity of entities) {
    const name = [entity.type, entity.data.documentId, isPublished(entity)];
    ids.set(nameOf({ type: entity.type, ref: entity.id }), (entity.id = stableId(name)));
    renameComponents(entity.type, entity.data, name);
    if (entity.type === OFFER) fixDays(entity.data);
  }
  const kept = links.filter(({ left, right }) => [left, right].every((end) => ids.has(nameOf(end))));
  for (const end of kept.flatMap(({ left, right }) => [left, right])) end.ref = ids.get(nameOf(end)) ?? 0;

  write(join(folder, "entities"), entities, ({ type }) => type);
  write(join(folder, "links"), kept, ({ left }) => left.type);
  sortBy(schemas, ({ uid }) => [uid]);
  write(join(folder, "schemas"), schemas, () => "schemas");
  const { strapi: version } = source.getMetadata();
  writeFileSync(join(folder, "metadata.json"), `${JSON.stringify({ strapi: version }, null, 2)}\n`);
  await source.close();
}

/** Turns dates into texts, as JSON has them. */
async function all<Item>(stream: unknown): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of (await stream) as AsyncIterable<Item>)
    items.push(JSON.parse(JSON.stringify(item)) as Item);
  return items;
}

function nameOf({ type, ref }: End): string {
  return `${type} ${ref}`;
}

function sortBy<Item>(items: Item[], keyOf: (item: Item) => (string | number)[]): void {
  const keys = new Map(items.map((item) => [item, keyOf(item)]));
  items.sort((one, other) => {
    const [a = [], b = []] = [keys.get(one), keys.get(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
  });
}

function fixDays(offer: Row): void {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const length = Date.parse(String(offer.validUntil)) - Date.parse(String(offer.validFrom));
  Object.assign(offer, { validFrom: day(FIRST_DAY), validUntil: day(FIRST_DAY + length) });
}

function write<Item>(folder: string, items: Item[], typeOf: (item: Item) => string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = new Map<string, string>();
  for (const item of items) {
    const file = `${typeOf(item).split(".").at(-1)}.jsonl`;
    files.set(file, `${files.get(file) ?? ""}${JSON.stringify(item)}\n`);
  }
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
}

async function main(folder: string): Promise<void> {
  const distDir = join(__dirname, "../..");
  const strapi = await createStrapi({ appDir: join(distDir, ".."), distDir }).load();
  await exportContent(strapi, folder);
  await strapi.destroy();
}

void main(process.argv[2] ?? "");
