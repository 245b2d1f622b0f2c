interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

type Visitor = Pick<Navigator, "userAgent"> & { connection?: Connection };

const CRAWLER = /bot|crawler|spider|crawling/i;

/** Section 9: nothing is preloaded on save-data or 2g connections; a crawler has no next page. */
export function isForPreloading({ userAgent, connection }: Visitor): boolean {
  if (CRAWLER.test(userAgent)) return false;
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}
