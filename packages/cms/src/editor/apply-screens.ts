import type { Core } from "@strapi/strapi";
import { memory } from "../bootstrap/memory";
import { mergeOwned, type OwnedValues } from "../bootstrap/owned-values";
import { labels } from "./labels";
import { isStrapisDefault, wantedScreen } from "./screens";

interface Configuration {
  settings: object;
  metadatas: object;
  layouts: object;
}
interface ConfigurationService {
  findConfiguration(model: { uid: string }): Promise<Configuration>;
  updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<unknown>;
}

/** German labels, help and order of fields, wherever an editor has not decided otherwise. */
export async function applyScreens(strapi: Core.Strapi): Promise<void> {
  const store = memory<Record<string, OwnedValues>>(strapi, "screens");
  const before = (await store.read()) ?? {};
  const after: Record<string, OwnedValues> = {};
  const manager = strapi.plugin("content-manager");
  for (const [uid, copy] of Object.entries(labels)) {
    const service = manager.service(
      uid.includes("::") ? "content-types" : "components",
    ) as unknown as ConfigurationService;
    const { settings, metadatas, layouts } = await service.findConfiguration({ uid });
    const fresh = !(uid in before);
    const merge = mergeOwned(
      { settings, metadatas, layouts },
      wantedScreen(copy),
      before[uid] ?? {},
      (path, value) => isStrapisDefault(path, value, fresh) || isHiddenSort(strapi, uid, path, value),
    );
    if (merge.changed) await service.updateConfiguration({ uid }, merge.next);
    after[uid] = merge.remembered;
  }
  await store.write(after);
}

/** Strapi sorts by the first field it finds; by one that editors may not see nothing is sorted, so nothing would be shown. */
function isHiddenSort(strapi: Core.Strapi, uid: string, path: string, value: unknown): boolean {
  const model = strapi.getModel(uid as never) as unknown as
    { config?: { attributes?: Record<string, { hidden?: boolean } | undefined> } } | undefined;
  return path === "settings/defaultSortBy" && model?.config?.attributes?.[String(value)]?.hidden === true;
}
