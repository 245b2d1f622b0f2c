interface Cookie {
  value: string;
  path: string;
}

export interface Page {
  url: string;
  status: number;
  text: string;
}

/** What a browser does with redirects and cookies, and nothing else. */
export interface BrowserByHand {
  /** Follows redirects as long as they lead to one of the `served` origins; else the address is the page. */
  open(url: string, form?: Record<string, string>): Promise<Page>;
}

/** Cookies are kept for each host and port, which is stricter than a browser is. */
export function openBrowser(served: readonly string[]): BrowserByHand {
  const jars = new Map<string, Map<string, Cookie>>();

  function cookiesFor({ host, pathname }: URL): string {
    const jar = jars.get(host) ?? new Map<string, Cookie>();
    return [...jar]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(" ")[0]}=${value}`)
      .join("; ");
  }

  function keep({ host }: URL, lines: readonly string[]): void {
    const jar = jars.get(host) ?? new Map<string, Cookie>();
    jars.set(host, jar);
    for (const line of lines) {
      const [pair = "", ...attributes] = line.split(/;\s*/);
      const cut = pair.indexOf("=");
      const name = pair.slice(0, cut);
      const value = pair.slice(cut + 1);
      const attribute = (wanted: string): string | undefined =>
        attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const path = attribute("path") ?? "/";
      const expires = attribute("expires");
      const isOver = value === "" || (expires !== undefined && Date.parse(expires) < Date.now());
      if (isOver) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { value, path });
    }
  }

  async function open(address: string, form?: Record<string, string>): Promise<Page> {
    let url = new URL(address);
    let body = form && new URLSearchParams(form);
    for (let steps = 0; steps < 10; steps += 1) {
      if (!served.includes(url.origin)) return { url: url.href, status: 0, text: "" };
      const cookie = cookiesFor(url);
      const answer = await fetch(url, {
        method: body ? "POST" : "GET",
        redirect: "manual",
        headers: cookie ? { cookie } : {},
        ...(body ? { body } : {}),
      });
      keep(url, answer.headers.getSetCookie());
      const location = answer.headers.get("location");
      if (!location) return { url: url.href, status: answer.status, text: await answer.text() };
      await answer.arrayBuffer();
      url = new URL(location, url);
      body = undefined;
    }
    throw new Error("There are too many redirects.");
  }
  return { open };
}
