import type { IconDrawing } from "@gratweg/design-system";
import { toDrawing } from "./toDrawing";

/** Section 9: how long the own icon endpoint may take. */
export const ICON_TIMEOUT_MS = 500;

interface IconsAnswer {
  icons: Record<string, { body: string } | undefined>;
  width: number;
  height: number;
}

type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;
type Icon = IconDrawing | undefined;

/**
 * Icons by the Iconify names that editors choose (`ph:boat`), from the own endpoint; it asks the public fallback, if anybody. All that are
 * wanted at the same moment come with one request for each set. An icon that does not come in time is missing until the page is loaded again.
 */
export function createIconService(ask: Fetch): (name: string) => Promise<Icon> {
  const known = new Map<string, Promise<Icon>>();
  const wanted = new Map<string, { icon: string; give: (icon: Icon) => void }[]>();

  async function request(set: string): Promise<void> {
    const asked = wanted.get(set) ?? [];
    wanted.delete(set);
    const answer = await iconsOf(
      set,
      asked.map(({ icon }) => icon),
      ask,
    ).catch(() => null);
    for (const { icon, give } of asked) {
      const body = answer?.icons[icon]?.body;
      give(answer && body !== undefined ? toDrawing(body, answer.width, answer.height) : undefined);
    }
  }

  function want(name: string): Promise<Icon> {
    const [, set, icon] = /^([a-z0-9-]+):([a-z0-9-]+)$/.exec(name) ?? [];
    if (set === undefined || icon === undefined) return Promise.resolve(undefined);
    return new Promise((give) => {
      const others = wanted.get(set);
      if (others) others.push({ icon, give });
      else {
        wanted.set(set, [{ icon, give }]);
        queueMicrotask(() => void request(set));
      }
    });
  }

  return (name) => {
    const icon = known.get(name) ?? want(name);
    known.set(name, icon);
    return icon;
  };
}

async function iconsOf(set: string, icons: string[], ask: Fetch): Promise<IconsAnswer | null> {
  const url = `/api/icons/${set}.json?icons=${icons.sort().join(",")}`;
  const response = await ask(url, { signal: AbortSignal.timeout(ICON_TIMEOUT_MS) });
  return response.ok ? ((await response.json()) as IconsAnswer) : null;
}
