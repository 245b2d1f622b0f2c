/** The parts of Koa's context that signing editors in uses, as Strapi fills them. */
export interface EditorContext {
  host: string;
  secure: boolean;
  query: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, string>>;
  request: { body?: unknown; ips: string[]; socket: { remoteAddress?: string } };
  state: { user?: { id: number; roles?: { id?: number; code: string }[] }; session?: { id: string } };
  res: { once(event: "close", listener: () => void): unknown };
  cookies: {
    secure: boolean;
    get(name: string, options?: Record<string, unknown>): string | undefined;
    set(name: string, value: string | null, options: Record<string, unknown>): unknown;
  };
  status: number;
  type: string;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
  append(header: string, value: string): void;
  redirect(address: string): void;
  forbidden(message: string): void;
  notFound(message: string): void;
}

export type EditorAction = (ctx: EditorContext) => Promise<unknown>;

/**
 * Whether a page of this very origin sends the request. Browsers say so themselves (`Sec-Fetch-Site`, before that `Origin`); a
 * program says nothing, and forms are never sent by programs.
 */
export function isOwnOrigin(ctx: Pick<EditorContext, "get" | "host">, sender: "form" | "program"): boolean {
  const site = ctx.get("sec-fetch-site");
  if (site !== "") return site === "same-origin";
  const origin = ctx.get("origin");
  if (origin === "") return sender === "program";
  return URL.canParse(origin) && new URL(origin).host === ctx.host;
}
