import type { FastifyInstance } from "fastify";
import type { Services } from "../../services";

declare module "fastify" {
  interface FastifyInstance {
    /** Settles when everything that was there at the start is served. */
    loaded(): Promise<void>;
  }
}

/** Loads sites and content once the server is ready, watches them, and ends with it. Returns whether that has begun. */
export function loadWhenReady(
  app: FastifyInstance,
  { sites, content }: Pick<Services, "sites" | "content">,
  watchSites: number | undefined,
): () => boolean {
  let closing = false;
  let watch: NodeJS.Timeout | undefined;
  let loading: Promise<void> | undefined;
  const load = async (): Promise<void> => {
    await Promise.all([sites.refresh(), content.start()]);
    if (closing) return;
    void sites.compressed();
    if (watchSites) watch = setInterval(() => void sites.refresh(), watchSites).unref();
  };
  app.decorate("loaded", async () => {
    await app.ready();
    await loading;
  });
  app.addHook("onReady", (done) => {
    loading = load();
    loading.catch((error: unknown) => app.log.error({ err: error }, "loading failed"));
    done();
  });
  app.addHook("preClose", async () => {
    closing = true;
    clearInterval(watch);
    await Promise.all([content.close(), sites.close()]);
  });
  return () => closing;
}
