/** webpack (Gatsby) and the browsers' wordings for a failed dynamic import (Vite). */
const MESSAGES = [
  /loading (css )?chunk .+ failed/i,
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];

/** Whether a piece of the application could not be loaded, as happens after its build was replaced. */
export function isChunkError(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, message } = error as { name?: unknown; message?: unknown };
  return (
    name === "ChunkLoadError" ||
    (typeof message === "string" && MESSAGES.some((known) => known.test(message)))
  );
}
