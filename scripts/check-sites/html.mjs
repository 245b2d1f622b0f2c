import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { StepError } from "../lib/terminal.mjs";
import { readFolder } from "./pages.mjs";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** What the checker says although it is right as it is, with the reason. */
const NOT_SHARED = [
  // Stitches keeps its groups of rules apart by `@media{…}`. An empty list of queries is true (Media Queries 4, section 2.1).
  { message: /^CSS: Parse Error\.$/, extract: /@media\{/ },
  // CSS Fonts 5, section 6: a descriptor of @font-face, in all browsers since 2023 but for Safari, which passes over it.
  { message: /^CSS: “size-adjust”: Property “size-adjust” doesn't exist\.$/ },
  // CSS Overflow 3, section 5.1; in all browsers since 2024.
  { message: /^CSS: “scrollbar-gutter”: Property “scrollbar-gutter” doesn't exist\.$/ },
  // CSS Containment 3: container queries, in all browsers since 2023; CSS Values 5 and Environment Variables 1: env(); Fill and Stroke 3.
  { message: /^CSS: Unrecognized at-rule “@container”$/ },
  { message: /^CSS: “container-type”: Property “container-type” doesn't exist\.$/ },
  { message: /^CSS: “padding-block-end”: Parse Error\.$/, extract: /inset-bottom\)/ },
  { message: /^CSS: “paint-order”: Property “paint-order” doesn't exist\.$/ },
  // HTML, section 13.1.2.1: a slash in a void element's start tag is allowed. React writes it; its attribute values are all quoted.
  { message: /^Trailing slash on void elements has no effect/ },
  // The role is not the default everywhere: VoiceOver takes it from lists that show no bullets.
  { message: /^The “list” role is unnecessary for element “[ou]l”\.$/ },
];

/**
 * Runs the Nu Html Checker over every page of a built site. Needs Java 11 or newer.
 *
 * @param {string} folder
 * @param {{ java?: string }} [options]
 * @returns {Promise<{ pages: number, errors: Finding[], warnings: Finding[] }>}
 * @typedef {{ page: string, message: string, extract: string }} Finding
 */
export async function checkHtml(folder, { java = "java" } = {}) {
  await needJava(java);
  const { pages } = readFolder(folder);
  const names = new Map([...pages].map(([address, file]) => [path.resolve(file), address]));
  const jar = path.join(path.dirname(require.resolve("vnu-jar/package.json")), "build/dist/vnu.jar");
  const errors = [];
  const warnings = [];
  for (const message of await ask(java, jar, [...names.keys()])) {
    if (isNotShared(message)) continue;
    const file = message.url?.startsWith("file:")
      ? path.resolve(decodeURIComponent(new URL(message.url).pathname))
      : "";
    const finding = {
      page: names.get(file) ?? file,
      message: message.message,
      extract: message.extract ?? "",
    };
    if (message.type === "info") warnings.push(finding);
    else errors.push(finding);
  }
  return { pages: pages.size, errors, warnings };
}

function isNotShared({ message, extract = "" }) {
  return NOT_SHARED.some((known) => known.message.test(message) && (known.extract?.test(extract) ?? true));
}

async function needJava(java) {
  try {
    await run(java, ["-version"]);
  } catch {
    throw new StepError(
      "The HTML checker needs Java 11 or newer: install it (Debian: openjdk-17-jre-headless) and try again.",
    );
  }
}

async function ask(java, jar, files) {
  const options = ["-Xss1m", "-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", ...files];
  const { stdout } = await run(java, options, { maxBuffer: 256 * 1024 * 1024 });
  return JSON.parse(stdout).messages;
}
