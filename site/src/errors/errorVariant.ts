export type ErrorVariant = "site" | "portal";

/** Section 2: by the path alone. The server decides in the same way which prebuilt page it sends. */
export function errorVariant(path: string): ErrorVariant {
  return /\/(?:portal|reise)/.test(path) ? "portal" : "site";
}
