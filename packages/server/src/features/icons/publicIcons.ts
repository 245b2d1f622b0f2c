import { iconsAnswer, type IconsAnswer } from "@gratweg/contracts";

/** Section 9, of the third-party icon service: request timeout and cache entries. */
const TIMEOUT_MS = 5_000;
const ENTRIES = 50;

type IconBody = IconsAnswer["icons"][string];
/** `body` is null for an icon that the service does not have. */
type Entry = { body: null } | { body: IconBody; width: number; height: number };

export interface PublicIcons {
  /** Undefined when the service did not answer and nothing of it is known. */
  icons(set: string, names: readonly string[]): Promise<IconsAnswer | undefined>;
}

/** A public service in Iconify's format, asked for what the last fifty icons do not hold. */
export function createPublicIcons(origin: string, ask: typeof fetch = fetch): PublicIcons {
  const known = new Map<string, Entry>();

  function recall(key: string): Entry | undefined {
    const entry = known.get(key);
    if (entry) remember(key, entry);
    return entry;
  }

  /** The map's order is the order of last use. */
  function remember(key: string, entry: Entry): void {
    known.delete(key);
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > ENTRIES && oldest !== undefined) known.delete(oldest);
  }

  return {
    async icons(set, names) {
      const entries = new Map(names.map((name) => [name, recall(`${set}:${name}`)]));
      const unknown = names.filter((name) => !entries.get(name));
      if (unknown.length > 0) {
        const answer = await request(origin, set, unknown, ask);
        for (const name of answer ? unknown : []) {
          const entry = toEntry(answer, name);
          entries.set(name, entry);
          remember(`${set}:${name}`, entry);
        }
      }
      return toAnswer(set, entries);
    },
  };
}

function toEntry(answer: IconsAnswer | undefined, name: string): Entry {
  const body = answer?.icons[name];
  return answer && body ? { body, width: answer.width, height: answer.height } : { body: null };
}

function toAnswer(set: string, entries: ReadonlyMap<string, Entry | undefined>): IconsAnswer | undefined {
  const icons: Record<string, IconBody> = {};
  const missing: string[] = [];
  let size: { width: number; height: number } | undefined;
  for (const [name, entry] of entries) {
    if (entry?.body) {
      icons[name] = entry.body;
      size ??= { width: entry.width, height: entry.height };
    } else missing.push(name);
  }
  if (!size && [...entries.values()].some((entry) => !entry)) return undefined;
  const notFound = missing.length > 0 ? { not_found: missing } : {};
  return { prefix: set, icons, ...(size ?? { width: 16, height: 16 }), ...notFound };
}

async function request(
  origin: string,
  set: string,
  names: readonly string[],
  ask: typeof fetch,
): Promise<IconsAnswer | undefined> {
  try {
    const url = new URL(`/${set}.json?icons=${names.join(",")}`, origin);
    const response = await ask(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
    const parsed = response.ok ? iconsAnswer.safeParse(await response.json()) : undefined;
    return parsed?.data;
  } catch {
    return undefined;
  }
}
