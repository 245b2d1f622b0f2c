import { endServer, hookEnvironment, startServer } from "./account-server";
import { startStrapi, type RunningStrapi } from "./strapi";

/** Strapi whose booking desk has a server to ask. */
export async function startDesk(more: Readonly<Record<string, string>>): Promise<RunningStrapi> {
  const env = { ...(await hookEnvironment()), ...more };
  const strapi = await startStrapi({ env });
  const { server } = await startServer(strapi, env);
  return {
    ...strapi,
    async stop() {
      await endServer(server);
      await strapi.stop();
    },
  };
}
