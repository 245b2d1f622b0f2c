/** Section 9. */
export const MOST_PRELOADS = 4;

export interface PreloadPorts {
  /** Settles when everything that the page needs has come, or could not. */
  load: (path: string) => Promise<unknown>;
  /** Whether the visitor's connection is for preloading; asked again before each one. */
  isAllowed: () => boolean;
  /** Calls back when the present page has what it needs itself. */
  whenIdle: (run: () => void) => void;
}

export interface PreloadQueue {
  /** A link has come into the window. Answers how to take that back, as long as nothing was asked for. */
  see(path: string): () => void;
  /** The visitor points at a link: it goes before all others, and does not wait for idleness. */
  point(path: string): void;
}

/** Loads pages before they are asked for: never more than four at once, each once. */
export function createPreloadQueue({ load, isAllowed, whenIdle }: PreloadPorts): PreloadQueue {
  const waiting: string[] = [];
  const begun = new Set<string>();
  let running = 0;
  let isIdlePromised = false;

  function run(): void {
    while (running < MOST_PRELOADS && isAllowed()) {
      const path = waiting.shift();
      if (path === undefined) return;
      begin(path);
    }
  }

  function begin(path: string): void {
    begun.add(path);
    running += 1;
    load(path).then(settle, settle);
  }

  function settle(): void {
    running -= 1;
    runWhenIdle();
  }

  function runWhenIdle(): void {
    if (isIdlePromised || waiting.length === 0) return;
    isIdlePromised = true;
    whenIdle(() => {
      isIdlePromised = false;
      run();
    });
  }

  function drop(path: string): void {
    const index = waiting.indexOf(path);
    if (index >= 0) waiting.splice(index, 1);
  }

  return {
    see(path) {
      if (begun.has(path) || !isAllowed()) return () => undefined;
      if (!waiting.includes(path)) waiting.push(path);
      runWhenIdle();
      return () => drop(path);
    },
    point(path) {
      if (begun.has(path) || !isAllowed()) return;
      drop(path);
      if (running < MOST_PRELOADS) begin(path);
      else waiting.unshift(path);
    },
  };
}
