import { useSyncExternalStore } from "react";
import type { SiblingModel } from "../home-models";

/** On a development machine the other sites answer on its own names and port (decisions.md, "Hosts"). */
export function siblingAddress({ key, domain }: Pick<SiblingModel, "key" | "domain">, host: string): string {
  const { hostname, port } = new URL(`http://${host}`);
  const isLocal = /(?:^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(hostname);
  return isLocal ? `http://${key}.localhost${port && `:${port}`}/` : `https://${domain}/`;
}

/** The page is built for production's domains; the visitor's host may be another. */
export function useHost(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.host,
    () => "gratweg.example",
  );
}
