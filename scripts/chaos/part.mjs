import path from "node:path";

/**
 * One process under a supervisor: when it ends it is started again at once. Who ends without being killed by us has fallen.
 *
 * @param {{ name: string, bring: (options: any) => Promise<any>, root: string, env: Record<string, string>, logs: string }} options
 */
export function createPart({ name, bring, root, env, logs }) {
  let starts = 0;
  let killed = false;
  let closing = false;
  let falls = 0;
  let kills = 0;
  /** @type {any} */
  let running;
  let ready = Promise.resolve();
  const boot = () => {
    starts += 1;
    return bring({
      root,
      env,
      log: path.join(logs, `${name.replaceAll(" ", "-")}-${starts}.log`),
      onStart: (/** @type {any} */ started) => {
        running = started;
        void started.exited.then(() => {
          if (closing) return;
          if (!killed) falls += 1;
          killed = false;
          // Limits how often a broken program is tried; the round then runs into its time limit.
          if (falls < 20) ready = boot().catch(() => undefined);
        });
      },
    });
  };
  return {
    name,
    start: boot,
    /** SIGKILL, as soon as it is up again after the last one. */
    kill: async () => {
      await ready;
      killed = true;
      kills += 1;
      await running.kill();
    },
    stop: async () => {
      closing = true;
      await running?.stop();
    },
    kills: () => kills,
    falls: () => falls,
  };
}
