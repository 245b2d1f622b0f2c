import type { Page, Response } from "@playwright/test";
import { brotliCompressSync, constants } from "node:zlib";

interface ScriptFile {
  name: string;
  bytes: number;
}

/** Every script that a page asks for, as the server sends it once it has compressed its files as hard as it does. */
export function watchScripts(page: Page) {
  const responses: Response[] = [];
  page.on("response", (response) => {
    // A script that is fetched ahead is not run.
    const isAhead = response.request().headers()["sec-purpose"] !== undefined;
    if (!isAhead && new URL(response.url()).pathname.endsWith(".js")) responses.push(response);
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

/** Empty below the limit; else the sum and the files. */
export function complaint(files: readonly ScriptFile[], limit: number): string {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const lines = files.map(({ name, bytes }) => `  ${kilobytes(bytes)}  ${name}`);
  return sum <= limit
    ? ""
    : [`${kilobytes(sum)} of script, more than ${kilobytes(limit)}:`, ...lines].join("\n");
}

export function compressed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
