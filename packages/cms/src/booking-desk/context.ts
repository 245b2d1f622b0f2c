/** The parts of Koa's context that the desk uses, as Strapi fills them for a signed-in editor. */
export interface DeskContext {
  params: Readonly<Record<string, string>>;
  query: Record<string, unknown>;
  request: { body?: unknown };
  state: { user: DeskUser; userAbility: unknown };
  status: number;
  body: unknown;
  type: string;
  set(header: string, value: string): void;
  attachment(fileName: string): void;
  badRequest(message: string): void;
  notFound(message: string): void;
  forbidden(): void;
}

export interface DeskUser {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
}

export function displayName({ id, firstname, lastname, username }: DeskUser): string {
  const name = [firstname, lastname].filter(Boolean).join(" ");
  return name || username || `Konto ${id}`;
}
