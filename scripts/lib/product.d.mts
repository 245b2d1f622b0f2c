export type Ports = Record<
  "GRATWEG_PORT" | "GRATWEG_CMS_PORT" | "GRATWEG_SMTP_PORT" | "GRATWEG_INBOX_PORT",
  number
>;

export function startProduct(options: {
  root: string;
  data: string;
  ports: Ports;
  seed?: "full" | "test" | "none";
  sites?: string[];
  environment?: Record<string, string>;
  /** What all sites have beside their configuration, unless a file is given (`GRATWEG_SITES_FILE`). */
  everySite?: object;
}): Promise<{
  addresses: Record<"site" | "cms" | "inbox" | "admin", string> & { sites: Record<string, string> };
  accounts: { editor: { email: string; password: string } };
  environment: Record<string, string>;
  running: Record<"inbox" | "cms" | "worker" | "server", { stop(): Promise<void>; kill(): Promise<void> }>;
}>;
