import type { RunningStrapi } from "./strapi";

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** The editors' screens' own calls, as somebody who is signed in there. */
export interface CmsAdmin {
  call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>>;
  /** The answer as it came, for what is not JSON. */
  send: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** Files. */
  post: (path: string, body: FormData) => Promise<Response>;
}

export async function signInAsEditor(strapi: Pick<RunningStrapi, "url" | "admin">): Promise<CmsAdmin> {
  const login = await fetch(`${strapi.url}/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(strapi.admin),
  });
  if (!login.ok) throw new Error(`Signing in to the content system failed with ${login.status}.`);
  const { data } = (await login.json()) as { data: { token: string } };
  const send = (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${strapi.url}${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${data.token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    send,
    post: (path, body) =>
      fetch(`${strapi.url}${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${data.token}` },
        body,
      }),
    async call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
      const answer = await send(method, path, body);
      const text = await answer.text();
      return { status: answer.status, body: (text === "" ? null : JSON.parse(text)) as Body };
    },
  };
}

/** A further account with one of Strapi's roles, by the way that an invited colleague takes. */
export async function inviteColleague(
  strapi: Pick<RunningStrapi, "url" | "admin">,
  /** Its code. */
  role: string,
  by?: CmsAdmin,
): Promise<CmsAdmin> {
  const admin = by ?? (await signInAsEditor(strapi));
  const { body: roles } = await admin.call<{ data: { id: number; code: string }[] }>("GET", "/admin/roles");
  const id = roles.data.find(({ code }) => code === role)?.id;
  const email = `${role}@gratweg.example`;
  const password = "Steinmann-im-Nebel-26";
  const { body: invited } = await admin.call<{ data: { registrationToken: string } }>(
    "POST",
    "/admin/users",
    {
      email,
      firstname: "Kim",
      lastname: "Buchungspult",
      roles: [id],
    },
  );
  const registered = await admin.call("POST", "/admin/register", {
    registrationToken: invited.data.registrationToken,
    userInfo: { firstname: "Kim", lastname: "Buchungspult", password },
  });
  if (registered.status !== 200) throw new Error(`Registering failed with ${registered.status}.`);
  return signInAsEditor({ url: strapi.url, admin: { email, password } });
}
