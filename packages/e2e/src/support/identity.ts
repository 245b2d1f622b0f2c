import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./repository";
import { until } from "./until";

export const DEMO_SECRET = "integration-demo-client";

export interface Identity {
  issuer: string;
  stop(): Promise<void>;
}

/** What the content system has to know of a provider on this port. */
export function demoProvider(port: number): Record<string, string> {
  return {
    GRATWEG_SOCIAL_PROVIDERS: "demo",
    GRATWEG_SOCIAL_DEMO_ISSUER: `http://localhost:${port}`,
    GRATWEG_SOCIAL_DEMO_CLIENT_ID: "gratweg",
    GRATWEG_SOCIAL_DEMO_CLIENT_SECRET: DEMO_SECRET,
  };
}

/** The built provider as a process of its own, for one site. */
export async function startIdentity(port: number, origin: string): Promise<Identity> {
  const cwd = join(repositoryRoot(), "packages/identity");
  if (!existsSync(join(cwd, "dist/main.js")))
    throw new Error("packages/identity is not built. Run `npm run build` there first.");
  const child = spawn(process.execPath, ["dist/main.js"], {
    cwd,
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      GRATWEG_IDENTITY_PORT: String(port),
      GRATWEG_SITE_ORIGINS: origin,
      GRATWEG_SOCIAL_DEMO_CLIENT_SECRET: DEMO_SECRET,
    },
  });
  const issuer = `http://localhost:${port}`;
  const asks = (): Promise<boolean> =>
    fetch(issuer).then(
      (answer) => answer.ok,
      () => false,
    );
  await until(asks, (ready) => ready || child.exitCode !== null);
  return {
    issuer,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
