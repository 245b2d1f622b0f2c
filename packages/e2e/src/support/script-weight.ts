import type { Page, Response } from "@playwright/test";
import { brotliCompressSync, constants } from "node:zlib";
import { portalModules } from "../../../../scripts/lib/portal-modules.mjs";
import { repositoryRoot } from "./repository";

interface ScriptFile {
  name: string;
  bytes: number;
}

/** How many modules a complaint names. */
const NAMED = 25;

/** Every script that a page asks for, as the server sends it once it has compressed its files as hard as it does. */
export function watchScripts(page: Page) {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) responses.push(response);
  });

  return {
    /** Until nothing is loaded any more; scripts within the page are counted too. */
    async files(): Promise<ScriptFile[]> {
      await page.waitForLoadState("networkidle");
      const inline = await page
        .locator("script:not([src]):not([type='application/json'])")
        .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? "").join(""));
      const sent = responses.map(async (response) => ({
        name: new URL(response.url()).pathname.replace(/.*\//, ""),
        bytes: compressed(await response.body()),
      }));
      return [...(await Promise.all(sent)), { name: "in the page", bytes: compressed(Buffer.from(inline)) }];
    },
  };
}

export function bytesOf(files: readonly ScriptFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Empty below the limit; else the sum, the files and what is largest in them. */
export async function complaint(files: readonly ScriptFile[], limit: number): Promise<string> {
  const sum = bytesOf(files);
  if (sum <= limit) return "";
  const modules = await portalModules(repositoryRoot(), (file) => files.some(({ name }) => name === file));
  return [
    `${kilobytes(sum)} of script, ${kilobytes(sum - limit)} more than the limit of ${kilobytes(limit)}:`,
    ...files.map(({ name, bytes }) => `  ${kilobytes(bytes)}  ${name}`),
    "The largest modules, each by itself:",
    ...modules.slice(0, NAMED).map(({ module, bytes, file }) => `  ${kilobytes(bytes)}  ${module} (${file})`),
  ].join("\n");
}

function compressed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
