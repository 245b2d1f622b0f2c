import { expect, type Page, type Request } from "@playwright/test";

/** Calls of the page that have no answer yet, from now on. Where the page's clock is moved, they would be given up. */
export function openCalls(page: Page, counts: (request: Request) => boolean = () => true) {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType()) && counts(request)) open.add(request);
  });
  // Not when it is finished: nobody has to read what a refusal says.
  page.on("response", (response) => open.delete(response.request()));
  page.on("requestfailed", (request) => open.delete(request));
  return {
    /** Until nothing is open any more, nor after the page has had two turns to ask on. */
    answered: () =>
      expect(async () => {
        expect([...open].map((request) => request.url())).toEqual([]);
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        expect([...open].map((request) => request.url())).toEqual([]);
      }).toPass({ intervals: [50, 100, 200], timeout: 20_000 }),
  };
}
