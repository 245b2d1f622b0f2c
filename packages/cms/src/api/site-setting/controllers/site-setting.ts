import { factories } from "@strapi/strapi";
import type { InternalContext } from "../../../domain/internal-answers";
import { siteBuilds, type SiteBuild } from "../../../domain/site-builds/site-builds";

export default factories.createCoreController("api::site-setting.site-setting", () => ({
  /** POST /api/internal/site-builds: the builder says how its builds stand, and hears what is wanted. */
  builds(context: unknown) {
    const ctx = context as InternalContext;
    const { builds } = (ctx.request.body ?? {}) as { builds?: SiteBuild[] };
    if (!Array.isArray(builds)) return ctx.badRequest("builds has to be a list.");
    ctx.set("Cache-Control", "no-store");
    ctx.body = { wanted: siteBuilds.report(builds) };
  },
}));
