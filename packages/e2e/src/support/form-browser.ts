/** A browser without scripts: keeps cookies by path, sends forms from its own origin, follows nothing by itself. */
export interface FormBrowser {
  open(path: string): Promise<Page>;
  send(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Page>;
  cookie(name: string): string | undefined;
  /** The `Set-Cookie` lines of everything so far. */
  lines: string[];
}

export interface Page {
  status: number;
  location: string | null;
  html: string;
  headers: Headers;
}

export function formBrowser(url: string): FormBrowser {
  const jar = new Map<string, { value: string; path: string }>();
  const lines: string[] = [];
  async function ask(path: string, init: RequestInit): Promise<Page> {
    const cookies = [...jar].filter(([, cookie]) => path.startsWith(cookie.path));
    const headers = new Headers(init.headers);
    headers.set("cookie", cookies.map(([name, { value }]) => `${name}=${value}`).join("; "));
    headers.set("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
    const answer = await fetch(`${url}${path}`, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      lines.push(line);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, { value, path: /; path=([^;]+)/i.exec(line)?.[1] ?? "/" });
    }
    const { status, headers: given } = answer;
    return { status, location: given.get("location"), html: await answer.text(), headers: given };
  }
  return {
    lines,
    cookie: (name) => jar.get(name)?.value,
    open: (path) => ask(path, {}),
    send: (path, fields, headers = { origin: url }) =>
      ask(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}
