import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { product } from "./product";

/** What went wrong on a visitor's pages without anybody seeing it. */
export class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** The test itself brings this about. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  note(fault: string): void {
    this.#found.push(fault);
  }

  all(): readonly string[] {
    return this.#found;
  }

  unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }

  /** Every page of the test: console, scripts, hydration (React reports it as an error), requests, and where they went. */
  watch(page: Page, origin: string): void {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        this.note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.note(`script: ${error.stack ?? error.message}`));
    page.on("crash", () => this.note("the page crashed"));
    page.on("request", (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
        this.note(`foreign request: ${request.url()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // A visitor who goes on before everything has arrived, or a search that a newer one replaces.
      if (reason !== "net::ERR_ABORTED") this.note(`failed request: ${request.url()} ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.note(`status ${response.status()}: ${response.url()}`);
    });
  }
}

interface Visitor {
  /** Whether the visitor has declined everything before, so that nobody asks any more. */
  hasDeclined: boolean;
  /** Fails the test at its end when anything unexpected was noted. */
  faults: Faults;
}

export const test = base.extend<Visitor>({
  baseURL: async ({ baseURL: _ }, provide) => provide(`http://localhost:${product().ports.GRATWEG_PORT}`),
  hasDeclined: [true, { option: true }],
  context: async ({ context, hasDeclined }, provide) => {
    if (hasDeclined) await context.addInitScript(storeDecision);
    await provide(context);
  },
  faults: [
    async ({ context, baseURL }, provide) => {
      const faults = new Faults();
      await watchPolicy(context, faults);
      context.on("page", (page) => faults.watch(page, baseURL ?? ""));
      await provide(faults);
      expect(faults.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

/** In the browser, before a page's own scripts; once, so that the test may decide anew. */
function storeDecision(): void {
  const key = "gratweg_consent";
  // Frames of others have storages of their own, and before a page there is none.
  if (window !== window.parent || location.protocol === "about:") return;
  const purposes = { analytics: false, videoConsultation: false, reviews: false };
  const decision = { version: 2, decidedAt: "2026-11-21T08:00:00.000Z", purposes };
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(decision));
}

/** What the browser stops, whether or not it tells the console. */
async function watchPolicy(context: BrowserContext, faults: Faults): Promise<void> {
  await context.exposeBinding("noteViolation", ({ page }, violation: string) =>
    faults.note(`security policy on ${page?.url()}: ${violation}`),
  );
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const note = (window as unknown as { noteViolation: (violation: string) => Promise<void> })
        .noteViolation;
      void note(
        `${effectiveDirective} stopped ${blockedURI} ${sample} (${sourceFile ?? ""}:${String(lineNumber)})`,
      );
    });
  });
}

/** Opens a page as visitors do: its application sleeps until something needs it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

/** On a busy machine four pages at a time took longer than a single step of a test may. */
const ALIVE_MS = 30_000;

/** Does what a visitor's keyboard does on its way to the first button. */
export const wake = (page: Page) => page.locator("button").first().dispatchEvent("focusin");

/** Wakes the application where it still sleeps. */
export async function untilAlive(page: Page): Promise<void> {
  await wake(page);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true", { timeout: ALIVE_MS });
}

/** Keeps every script but the starter on its way until the returned function is called. */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(?!starter-)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Until the window has stood still for ten frames. */
export const untilAtRest = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = NaN; still < 10; last = window.scrollY) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      still = window.scrollY === last ? still + 1 : 0;
    }
  });

export { expect };
