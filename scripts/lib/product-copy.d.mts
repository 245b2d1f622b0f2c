import type { Ports } from "./product.mjs";

interface Copied {
  data: string;
  ports: Ports;
  environment: Record<string, string>;
}

export function startCopy(options: {
  root: string;
  of: Copied;
  /** Of the folder in the product's own. */
  name: string;
  /** Changes the copied content before anything starts. */
  prepare: (data: string) => Promise<void>;
}): Promise<Copied & { stop(): Promise<void> }>;
