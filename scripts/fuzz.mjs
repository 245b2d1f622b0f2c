/**
 * `npm run fuzz`: malformed and half-fitting requests over every route of server and content system, as nobody, a guest, a member, a
 * manager, an editor of each role and our own processes. Ends with 1 when anything was answered with a 5xx other than a 503 that says when to come back.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { createClient } from "./fuzz/client.mjs";
import { faultOf } from "./fuzz/judge.mjs";
import { readOptions } from "./fuzz/options.mjs";
import { requests, ROLES } from "./fuzz/requests.mjs";
import { cmsOperations, serverOperations } from "./fuzz/surface.mjs";
import { demoAccounts } from "./lib/demo-accounts.mjs";
import { temporaryFolder } from "./lib/folders.mjs";
import { startContentSystem, startServer } from "./lib/parts.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { root } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { createTemplate } from "./lib/template.mjs";
import { bold, dim, green, red, step, tell } from "./lib/terminal.mjs";

const BATCH = 1000;
const SHOWN = 25;

stopWithUs();

try {
  const options = readOptions(process.argv.slice(2));
  const logs = path.join(root, "test-results/fuzz");
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  console.log(bold("Gratweg: fuzz"));
  if (!options.built) {
    await install({ root, logs });
    await build({ root, logs });
  }
  const result = await runFuzz({ ...options, logs });
  writeFileSync(path.join(logs, "faults.json"), `${JSON.stringify(result.faults, null, 1)}\n`);
  if (options.report)
    writeFileSync(
      options.report,
      JSON.stringify({ passed: result.faults.length === 0 ? 1 : 0, failed: result.faults.length }),
    );
  report(result);
  console.log(dim(`To repeat: npm run fuzz -- ${options.repeat}`));
  await stopAll();
  process.exit(result.faults.length === 0 ? 0 : 1);
} catch (error) {
  // After Ctrl-C the signal's own handler ends the command.
  if (!isEnding()) {
    tell(error);
    await stopAll();
    process.exit(1);
  }
}

async function runFuzz({ requests: count, concurrency, seed, logs }) {
  const folder = temporaryFolder("fuzz");
  const template = await step("Seeding", () =>
    createTemplate({ root, folder, logs, prepare: () => Promise.resolve() }),
  );
  const { env } = await template.copy("run", {
    // Each request comes from an address of its own: what is tested is what stands behind the limits.
    GRATWEG_TRUST_PROXY: "loopback",
    GRATWEG_DEMO_ACCOUNTS: "true",
    GRATWEG_PORTAL_DIR: path.join(root, "portal/dist"),
  });
  const accounts = {
    ...demoAccounts(env),
    "strapi-super-admin": { email: env.GRATWEG_ADMIN_EMAIL, password: env.GRATWEG_ADMIN_PASSWORD },
  };
  const listed = await step("Listing Strapi's routes", () =>
    cmsOperations({ root, env, log: path.join(logs, "routes.log") }),
  );
  const cms = await step("Starting the content system", () =>
    startContentSystem({ root, env, log: path.join(logs, "cms.log") }),
  );
  const server = await step("Starting the server", () =>
    startServer({ root, env, log: path.join(logs, "server.log") }),
  );
  const origins = {
    server: `http://127.0.0.1:${env.GRATWEG_PORT}`,
    cms: `http://127.0.0.1:${env.GRATWEG_CMS_PORT}`,
  };
  const client = createClient({
    origins,
    accounts,
    secrets: { server: env.GRATWEG_SERVICE_SECRET, build: env.GRATWEG_CONTENT_TOKEN },
    width: concurrency,
  });
  try {
    await client.inviteEditors();
    const document = await (await fetch(`${origins.server}/api/openapi.json`)).json();
    const operations = [...serverOperations(document), ...listed];
    const arbitrary = requests(operations);
    const statuses = new Map();
    /** How far each role gets. */
    const served = new Map(ROLES.map((role) => [role, 0]));
    const faults = [];
    let sent = 0;
    await step(`Sending ${count} requests to ${operations.length} operations`, async (progress) => {
      for (let batch = 0; sent < count; batch += 1) {
        await client.signIn();
        const made = fc.sample(arbitrary, { numRuns: Math.min(BATCH, count - sent), seed: seed + batch });
        await client.sendAll(made, (request, answer) => {
          sent += 1;
          const key = answer.status === undefined ? "none" : String(answer.status);
          statuses.set(key, (statuses.get(key) ?? 0) + 1);
          if (answer.status < 300) served.set(request.role, served.get(request.role) + 1);
          const fault = faultOf(answer);
          if (fault) {
            const { operation, target, role, headers, body } = request;
            faults.push({
              fault,
              system: operation.system,
              method: operation.method,
              path: operation.path,
              target,
              role,
              headers,
              body,
            });
          }
        });
        progress(`${sent} of ${count}, ${faults.length} faults`);
      }
    });
    for (const running of [cms, server])
      if (running.child.exitCode !== null) faults.push({ fault: `${running.name} has ended` });
    return { sent, statuses, served, faults, operations: operations.length };
  } finally {
    client.close();
    await server.stop();
    await cms.stop(30_000);
  }
}

function report({ sent, statuses, served, faults, operations }) {
  const rows = [...statuses].sort(([a], [b]) => a.localeCompare(b));
  console.log(
    `\n  ${operations} operations, ${sent} requests: ${rows.map(([status, n]) => `${status} × ${n}`).join(", ")}`,
  );
  console.log(`  served: ${[...served].map(([role, n]) => `${role} × ${n}`).join(", ")}\n`);
  const kinds = new Map();
  for (const { fault, system, method, path: route } of faults) {
    const kind = `${fault}  ${system} ${method} ${route}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const [kind, n] of [...kinds].sort(([, a], [, b]) => b - a).slice(0, SHOWN))
    console.log(`  ${n} × ${kind}`);
  console.log(
    faults.length === 0
      ? green("Nothing failed and nobody was left without an answer.")
      : red(`${faults.length} faults. Requests: test-results/fuzz/faults.json`),
  );
}
