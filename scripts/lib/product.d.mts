export type Ports = Record<
  "GRATWEG_PORT" | "GRATWEG_CMS_PORT" | "GRATWEG_SMTP_PORT" | "GRATWEG_INBOX_PORT" | "GRATWEG_IDENTITY_PORT",
  number
>;

export interface Login {
  email: string;
  password: string;
}
interface Part {
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export function startProduct(options: {
  root: string;
  data: string;
  ports: Ports;
  seed?: "full" | "test" | "none";
  sites?: string[];
  environment?: Record<string, string>;
  /** What all sites have beside their configuration, unless a file is given (`GRATWEG_SITES_FILE`). */
  everySite?: object;
  built?: { libraries?: Promise<unknown>; portal?: Promise<unknown>; contentSystem?: Promise<unknown> };
}): Promise<{
  addresses: Record<"site" | "cms" | "inbox" | "admin" | "portal" | "identity", string> & {
    sites: Record<string, string>;
  };
  /** All but the editor's not in production. */
  accounts: { editor: Login; member?: Login; manager?: Login; plain?: Login };
  environment: Record<string, string>;
  running: Record<"inbox" | "cms" | "worker" | "server", Part> & { identity?: Part };
}>;
