import type { Core } from "@strapi/strapi";
import { registerPermissions } from "./permissions";
import { registerRoutes } from "./routes";

export async function registerBookingDesk(strapi: Core.Strapi): Promise<void> {
  await registerPermissions(strapi);
  registerRoutes(strapi);
}
