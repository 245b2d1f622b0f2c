import { expect, type BrowserContext } from "@playwright/test";
import { ANALYTICS_KEY, arrivedAt, type ForeignRequest } from "./foreign-server";
import { product } from "./product";
import type { Faults } from "./visitor";

const CONSENT_KEY = "gratweg_consent";

interface CapturedEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** What a visitor's browser has to do with the analytics service. */
export interface Analytics {
  /** Allows counting in another tab, as somebody would who has two open. */
  allow(): Promise<void>;
  /** This visitor's number, from the cookie. */
  number(): Promise<string | undefined>;
  /** Events of the visitor with this number, as they arrived. */
  events(number: string): Promise<CapturedEvent[]>;
  /** Paths of a visitor's page views, in their order. */
  views(number: string): Promise<unknown[]>;
}

/** Watches a visitor whose browser is no robot to the library; what it sends and logs is no fault here. */
export async function watchAnalytics(context: BrowserContext, faults: Faults): Promise<Analytics> {
  const origin = product().analytics;
  faults.expect(new RegExp(`^foreign request: ${origin}/`));
  faults.expect(/^console (?:warning|error): \[PostHog\.js\]/);
  await context.addInitScript(hideRobot);
  const events = async (number: string) =>
    (await arrivedAt(origin))
      .flatMap(eventsOf)
      .filter(({ properties }) => properties["distinct_id"] === number);
  return {
    allow: () => allow(context),
    number: async () => {
      const cookies = await context.cookies();
      const value = cookies.find(({ name }) => name === `ph_${ANALYTICS_KEY}_posthog`)?.value;
      if (value === undefined) return undefined;
      return (JSON.parse(decodeURIComponent(value)) as { distinct_id?: string }).distinct_id;
    },
    events,
    views: async (number) =>
      (await events(number))
        .filter(({ event }) => event === "$pageview")
        .map(({ properties }) => properties["$pathname"]),
  };
}

/** In the browser. The library counts no robots; Chromium forgets an agent that the test runner has set while a page goes. */
function hideRobot(): void {
  const values = {
    webdriver: false,
    userAgent: navigator.userAgent.replace("Headless", ""),
    userAgentData: undefined,
  };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(Navigator.prototype, name, { get: () => value });
}

async function allow(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto("/builds/latest.json");
  await other.evaluate(
    (key) =>
      localStorage.setItem(
        key,
        JSON.stringify({
          version: 2,
          decidedAt: new Date().toISOString(),
          purposes: { analytics: true, videoConsultation: false, reviews: false },
        }),
      ),
    CONSENT_KEY,
  );
  await other.close();
}

function eventsOf({ address, body }: ForeignRequest): CapturedEvent[] {
  if (!address.startsWith("/e/")) return [];
  return (body as { batch?: CapturedEvent[] }).batch ?? [];
}

/** Waits for the first sign of a counted visitor and answers its number. */
export async function counted(analytics: Analytics): Promise<string> {
  await expect.poll(() => analytics.number()).toBeTruthy();
  return (await analytics.number()) ?? "";
}
