import type { Core } from "@strapi/strapi";
import { admitted, type SentFile } from "../../uploads/admit";
import { cleaningUploads, type UploadService } from "../../uploads/upload-service";
import { withWebSizes, type ImageService } from "../../uploads/web-sizes";

interface Context {
  request: { files?: { files?: SentFile | SentFile[] } };
}
type Action = (this: unknown, ctx: Context) => Promise<unknown>;
interface Route {
  path: string;
}

/** The parts of the plugin that are replaced (5.54). */
interface Plugin {
  controllers: { "admin-upload": Record<string, Action> };
  services: Record<"upload" | typeof UNCLEANED, (context: { strapi: Core.Strapi }) => UploadService> & {
    "image-manipulation": ImageService;
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
