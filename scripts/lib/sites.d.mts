export function createSiteBuilds(options: {
  root: string;
  data: string;
  keys: readonly string[];
  port: number;
  env: Record<string, string>;
  isServed?: boolean;
  say?: (line: string) => void;
}): { all(keys: readonly string[]): Promise<{ key: string; error?: Error }[]> };

interface Outcome {
  key: string;
  ms: number;
  built?: boolean;
  error?: Error;
}
export function createSiteQueue(options: {
  build: (key: string) => Promise<{ built: boolean }>;
  keys: readonly string[];
}): { states(): object[]; add(key: string): Promise<Outcome> };
