/**
 * `npm run abuse`: slow senders, readers who never read, idle sockets and dear questions against server and content system, one after
 * the other, while honest visitors go on asking. Ends with 1 when a visitor was refused or kept waiting, or a process died or grew.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ATTACKS, begin } from "./abuse/attacks.mjs";
import { readOptions } from "./abuse/options.mjs";
import { visit } from "./abuse/probes.mjs";
import { demoAccounts } from "./lib/demo-accounts.mjs";
import { temporaryFolder } from "./lib/folders.mjs";
import { startContentSystem, startServer } from "./lib/parts.mjs";
import { isEnding, stopAll, stopWithUs } from "./lib/processes.mjs";
import { root } from "./lib/settings.mjs";
import { build, install } from "./lib/setup.mjs";
import { createTemplate } from "./lib/template.mjs";
import { bold, green, red, step, StepError, tell } from "./lib/terminal.mjs";

/**
 * Milliseconds that half and 95 of 100 honest questions may take longer than so many times what they take while nobody attacks: whoever
 * runs this may have other work for the machine.
 */
const MEDIAN_MS = 500;
const P95_MS = 2500;
const TIMES = 3;
/** Megabytes that a process may have grown by. */
const GROWTH_MB = 400;

stopWithUs();

try {
  const options = readOptions(process.argv.slice(2));
  const logs = path.join(root, "test-results/abuse");
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  console.log(bold("Gratweg: abuse"));
  if (!options.built) {
    await install({ root, logs });
    await build({ root, logs });
  }
  const verdicts = await runAbuse({ ...options, logs });
  const failed = verdicts.filter(({ faults }) => faults.length > 0);
  if (options.report)
    writeFileSync(
      options.report,
      JSON.stringify({ passed: verdicts.length - failed.length, failed: failed.length }),
    );
  for (const { name, faults } of failed) for (const fault of faults) console.log(red(`  ${name}: ${fault}`));
  console.log(
    failed.length === 0
      ? green("Honest visitors were served through every attack.")
      : red(`${failed.length} of ${verdicts.length} attacks were felt. Logs: test-results/abuse`),
  );
  await stopAll();
  process.exit(failed.length === 0 ? 0 : 1);
} catch (error) {
  // After Ctrl-C the signal's own handler ends the command.
  if (!isEnding()) {
    tell(error);
    await stopAll();
    process.exit(1);
  }
}

async function runAbuse({ seconds, only, logs }) {
  const template = await step("Seeding", () =>
    createTemplate({ root, folder: temporaryFolder("abuse"), logs, prepare: () => Promise.resolve() }),
  );
  const { env } = await template.copy("run", {
    // Attackers and visitors come from addresses of their own, as behind a proxy.
    GRATWEG_TRUST_PROXY: "loopback",
    GRATWEG_DEMO_ACCOUNTS: "true",
    GRATWEG_PORTAL_DIR: path.join(root, "portal/dist"),
  });
  const cms = await step("Starting the content system", () =>
    startContentSystem({ root, env, log: path.join(logs, "cms.log") }),
  );
  const server = await step("Starting the server", () =>
    startServer({ root, env, log: path.join(logs, "server.log") }),
  );
  try {
    const probes = await prepareProbes(env);
    const quiet = await step("Visiting in peace", () => visit(probes, seconds));
    const refused = quiet.filter(({ failures }) => failures.length > 0);
    if (refused.length > 0)
      throw new StepError(`${refused[0].name} fails without an attack: ${refused[0].failures[0]}.`);
    const verdicts = [];
    for (const [system, running, port] of /** @type {const} */ ([
      ["server", server, Number(env.GRATWEG_PORT)],
      ["cms", cms, Number(env.GRATWEG_CMS_PORT)],
    ]))
      for (const attack of ATTACKS[system]) {
        const name = `${system}: ${attack.name}`;
        if (!name.includes(only)) continue;
        verdicts.push(await step(name, () => judge({ name, attack, running, port, probes, quiet, seconds })));
      }
    return verdicts;
  } finally {
    await server.stop();
    await cms.stop(30_000);
  }
}

async function judge({ name, attack, running, port, probes, quiet, seconds }) {
  const before = megabytes(running.child.pid);
  const end = begin(attack, { port });
  try {
    const visits = await visit(probes, seconds);
    const faults = visits.flatMap(({ name: probe, asked, median, p95, failures }, at) => [
      ...(failures.length > 0
        ? [`${probe} failed ${failures.length} of ${asked} times (${[...new Set(failures)].join(", ")})`]
        : []),
      ...(median > MEDIAN_MS + TIMES * quiet[at].median
        ? [`${probe} took ${Math.round(median)} ms (median)`]
        : []),
      ...(p95 > P95_MS + TIMES * quiet[at].p95 ? [`${probe} took ${Math.round(p95)} ms (p95)`] : []),
    ]);
    if (running.child.exitCode !== null) return { name, faults: [...faults, "the process has ended"] };
    const growth = megabytes(running.child.pid) - before;
    if (growth > GROWTH_MB) faults.push(`the process has grown by ${Math.round(growth)} MB`);
    return { name, faults };
  } finally {
    end();
  }
}

/** Resident memory. */
function megabytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

/** What people do all day: read, search, look at dates, sign in, be known. */
async function prepareProbes(env) {
  const cms = `http://localhost:${env.GRATWEG_CMS_PORT}`;
  const server = `http://localhost:${env.GRATWEG_PORT}`;
  const { member, plain } = demoAccounts(env);
  const credentials = (/** @type {{ email: string, password: string }} */ { email, password }) =>
    JSON.stringify({ identifier: email, password });
  const json = { "content-type": "application/json" };
  const first = await fetch(`${cms}/api/auth/local`, {
    method: "POST",
    headers: json,
    body: credentials(member),
  });
  if (!first.ok) throw new Error(`Signing in was answered with ${first.status}.`);
  const { jwt } = await first.json();
  let visitor = 0;
  const elsewhere = () => ({ "x-forwarded-for": `198.51.100.${(visitor++ % 250) + 1}` });
  const known = () => ({ ...elsewhere(), authorization: `Bearer ${jwt}` });
  return [
    { name: "a page", url: `${server}/de`, headers: elsewhere },
    { name: "a search", url: `${server}/api/trips/search?q=wandern`, headers: elsewhere },
    { name: "a session check", url: `${server}/api/users/me`, headers: known },
    { name: "the account", url: `${cms}/api/users/me`, headers: known },
    {
      name: "signing in",
      url: `${cms}/api/auth/local`,
      method: "POST",
      headers: () => ({ ...elsewhere(), ...json }),
      // Somebody else: an account keeps fifty sessions, and the one above would be among those that go.
      body: credentials(plain),
    },
  ];
}
