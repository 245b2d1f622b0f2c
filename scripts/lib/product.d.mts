export type Ports = Record<
  "GRATWEG_PORT" | "GRATWEG_CMS_PORT" | "GRATWEG_SMTP_PORT" | "GRATWEG_INBOX_PORT" | "GRATWEG_IDENTITY_PORT",
  number
>;

export interface Login {
  email: string;
  password: string;
}

export function startProduct(options: {
  root: string;
  data: string;
  ports: Ports;
  seed?: "full" | "test" | "none";
  site?: string;
  environment?: Record<string, string>;
  everySite?: object;
}): Promise<{
  /** All but the editor's not in production. */
  accounts: { editor: Login; member?: Login; manager?: Login; plain?: Login };
  environment: Record<string, string>;
}>;
