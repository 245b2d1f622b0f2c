import { withWebSizes, type ImageService } from "../../uploads/web-sizes";

/** The part of the plugin that is replaced (5.54). */
interface Plugin {
  services: { "image-manipulation": ImageService };
}

export default (plugin: Plugin): Plugin => {
  plugin.services["image-manipulation"] = withWebSizes(plugin.services["image-manipulation"]);
  return plugin;
};
