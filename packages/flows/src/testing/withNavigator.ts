/** Runs with a browser's `navigator`, which Node has only since its 21st version; undefined: without any. */
export async function withNavigator<Result>(
  navigator: Pick<Navigator, "onLine"> | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  try {
    return await run();
  } finally {
    if (before) Object.defineProperty(globalThis, "navigator", before);
    else delete (globalThis as { navigator?: Navigator }).navigator;
  }
}
