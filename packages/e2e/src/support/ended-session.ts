import type { Page } from "@playwright/test";

/** A call is sent with a token that nobody knows any more; the server itself says so. Once. */
export async function endSessionAt(page: Page, method: string, path: string): Promise<void> {
  let isSpent = false;
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      const request = route.request();
      if (isSpent || request.method() !== method) return route.fallback();
      isSpent = true;
      return route.continue({ headers: { ...request.headers(), authorization: "Bearer abgelaufen" } });
    },
  );
}
