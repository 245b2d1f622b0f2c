import type { RunningStrapi } from "./strapi";

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** The editors' screens' own calls, as somebody who is signed in there. */
export interface CmsAdmin {
  call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>>;
}

export async function signInAsEditor(strapi: Pick<RunningStrapi, "url" | "admin">): Promise<CmsAdmin> {
  const login = await fetch(`${strapi.url}/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(strapi.admin),
  });
  if (!login.ok) throw new Error(`Signing in to the content system failed with ${login.status}.`);
  const { data } = (await login.json()) as { data: { token: string } };
  return {
    async call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
      const answer = await fetch(`${strapi.url}${path}`, {
        method,
        headers: { "content-type": "application/json", authorization: `Bearer ${data.token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: (text === "" ? null : JSON.parse(text)) as Body };
    },
  };
}
