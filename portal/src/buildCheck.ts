import { isChunkError, type BuildCheckActor } from "@gratweg/flows";
import { reloadUnderGuard } from "@gratweg/page-parts";

export interface BuildCheck {
  /** One goes to another screen: an outdated page is loaded anew there. */
  navigate: (href: string) => void;
  /** A piece is missing; answers whether the page is on its way out. */
  rescueChunk: () => Promise<boolean>;
}

/** Section 7: the latest build is polled; the machine goes on at the same pace once it is there. */
const POLL_INTERVAL_MS = 5 * 60_000;

/**
 * Section 4, as on the site. The machine arrives with the first reason to check: five minutes on the page, the way back to its tab, a
 * missing piece. From then on it listens by itself.
 */
export function startBuildCheck(buildId: string, page: Window): BuildCheck {
  let loading: Promise<BuildCheckActor> | undefined;
  let actor: BuildCheckActor | undefined;
  const stop = new AbortController();
  const load = () =>
    (loading ??= import("./buildCheckActor").then(({ startBuildCheckActor }) => {
      stop.abort();
      return (actor = startBuildCheckActor(buildId, page));
    }));
  const look = () =>
    void load().then(
      (there) => there.send({ type: "tab.show" }),
      () => (loading = undefined),
    );

  const options = { signal: stop.signal };
  const timer = page.setTimeout(look, POLL_INTERVAL_MS);
  stop.signal.addEventListener("abort", () => page.clearTimeout(timer));
  page.document.addEventListener(
    "visibilitychange",
    () => {
      if (page.document.visibilityState === "visible") look();
    },
    options,
  );

  const rescueChunk = async () => {
    const { pathname, search, hash } = page.location;
    const href = pathname + search + hash;
    try {
      const there = await load();
      there.send({ type: "chunk.fail", href, at: Date.now() });
      return there.getSnapshot().matches({ reloading: "leaving" });
    } catch {
      return reloadUnderGuard(pathname, href, page);
    }
  };
  const onError = (error: unknown) => {
    if (isChunkError(error)) void rescueChunk();
  };
  page.addEventListener("unhandledrejection", ({ reason }) => onError(reason), options);
  return {
    navigate: (href) => actor?.send({ type: "navigation.start", href, at: Date.now() }),
    rescueChunk,
  };
}
