export function buildSitesBehind(product: {
  root: string;
  data: string;
  keys: readonly string[];
  port: number;
  env: Record<string, string>;
}): { done: Promise<string[]>; stop: () => Promise<void> };
