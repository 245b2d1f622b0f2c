import type { Core } from "@strapi/strapi";
import { admitted, type SentFile } from "../../uploads/admit";
import {
  boundedFolders,
  refuseTooDeep,
  type FolderRow,
  type FolderRows,
  type FolderService,
} from "../../uploads/folders";
import { cleaningUploads, type UploadService } from "../../uploads/upload-service";
import { withWebSizes, type ImageService } from "../../uploads/web-sizes";

interface Context {
  request: { files?: { files?: SentFile | SentFile[] }; body?: unknown };
}
type Action = (this: unknown, ctx: Context) => Promise<unknown>;
interface Route {
  path: string;
}

type Actions = Record<string, Action>;
type Made<Part> = (context: { strapi: Core.Strapi }) => Part;

/** The parts of the plugin that are replaced (5.54). */
interface Plugin {
  controllers: { "admin-upload": Record<string, Action>; "admin-folder-file": Actions | Made<Actions> };
  services: Record<"upload" | typeof UNCLEANED, Made<UploadService>> & {
    "image-manipulation": ImageService;
    folder: FolderService | Made<FolderService>;
  };
  routes: { admin: { routes: Route[] } };
}

/** For pictures that the seed has drawn itself; no route leads here. */
const UNCLEANED = "uncleaned-upload";
const FILE_ACTIONS = ["upload", "uploadFile", "replaceFile"];
/** Fetched by this machine, from wherever an editor says: the machine's own services too. */
const BY_ADDRESS = "/actions/upload-from-urls";

export default (plugin: Plugin): Plugin => {
  const { upload } = plugin.services;
  plugin.services.upload = (context) => cleaningUploads(upload(context));
  plugin.services[UNCLEANED] = upload;
  plugin.services["image-manipulation"] = withWebSizes(plugin.services["image-manipulation"]);
  const { folder } = plugin.services;
  if (typeof folder === "function")
    throw new Error("The upload plugin makes its folders' service otherwise.");
  plugin.services.folder = ({ strapi }) => boundedFolders(folder, folderRows(strapi));
  const moving = plugin.controllers["admin-folder-file"];
  if (typeof moving === "function") throw new Error("The upload plugin makes its actions otherwise.");
  plugin.controllers["admin-folder-file"] = ({ strapi }) => ({
    ...moving,
    moveMany: bounded(moving.moveMany, folderRows(strapi)),
  });
  const controller = plugin.controllers["admin-upload"];
  plugin.controllers["admin-upload"] = {
    ...controller,
    ...Object.fromEntries(FILE_ACTIONS.map((name) => [name, examined(controller[name])])),
  };
  const { admin } = plugin.routes;
  plugin.routes.admin = { ...admin, routes: admin.routes.filter(({ path }) => path !== BY_ADDRESS) };
  return plugin;
};

/** Says no in German, before Strapi's own check says it in English. */
function examined(action: Action | undefined): Action {
  if (!action) throw new Error("The upload plugin has no longer the actions that are guarded here.");
  return async function (ctx) {
    for (const file of [ctx.request.files?.files ?? []].flat()) await admitted(file);
    return action.call(this, ctx);
  };
}

function bounded(action: Action | undefined, rows: FolderRows): Action {
  if (!action) throw new Error("The upload plugin has no longer the action that moves folders.");
  return async function (ctx) {
    const { folderIds, destinationFolderId } = (ctx.request.body ?? {}) as Record<string, unknown>;
    if (Array.isArray(folderIds)) await refuseTooDeep(rows, folderIds, destinationFolderId);
    return action.call(this, ctx);
  };
}

function folderRows(strapi: Core.Strapi): FolderRows {
  const query = () => strapi.db.query("plugin::upload.folder");
  const select = ["id", "path"];
  return {
    count: () => query().count(),
    byIds: (ids) => query().findMany({ where: { id: { $in: [...ids] } }, select }) as Promise<FolderRow[]>,
    below: (path) =>
      query().findMany({ where: { path: { $startsWith: `${path}/` } }, select }) as Promise<FolderRow[]>,
  };
}
