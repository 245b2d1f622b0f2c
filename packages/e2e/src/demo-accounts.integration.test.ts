import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signInAsEditor } from "./support/cms-admin";
import { removeData, startStrapi, type RunningStrapi } from "./support/strapi";

const PASSWORDS = {
  GRATWEG_DEMO_PASSWORD_MEMBER: "Demo-Mitglied-7a",
  GRATWEG_DEMO_PASSWORD_MANAGER: "Demo-Verwaltung-7a",
  GRATWEG_DEMO_PASSWORD_PLAIN: "Demo-Gast-7a",
  GRATWEG_DEMO_PASSWORD_EDITOR: "Demo-Lektorat-7a",
};
const env = {
  ...PASSWORDS,
  GRATWEG_DEMO_ACCOUNTS: "true",
  GRATWEG_ACCOUNT_SECRET: "integration-account-secret",
};

let dataFolder: string;
let strapi: RunningStrapi | undefined;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "gratweg-demo-"));
});
afterAll(async () => {
  await strapi?.stop();
  await removeData(dataFolder);
});

/** On the same data, as the next start of everything does. */
async function start(): Promise<RunningStrapi> {
  await strapi?.stop();
  strapi = await startStrapi({ seed: "none", dataFolder, env });
  return strapi;
}

async function signIn({ url }: RunningStrapi, identifier: string, password: string) {
  const answer = await fetch(`${url}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier, password }),
  });
  const { jwt } = (await answer.json()) as { jwt?: string };
  if (jwt === undefined) return { status: answer.status };
  const me = await fetch(`${url}/api/users/me?populate=role`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  const { firstName, confirmed, role } = (await me.json()) as {
    firstName: string;
    confirmed: boolean;
    role: { type: string };
  };
  return { status: answer.status, firstName, confirmed, role: role.type };
}

it("lets a member, a manager, somebody plain and an editor sign in, and makes nobody twice", async () => {
  for (const _start of ["first", "second"]) {
    const system = await start();
    expect(await signIn(system, "mitglied@gratweg.example", "Demo-Mitglied-7a")).toEqual({
      status: 200,
      firstName: "Mira",
      confirmed: true,
      role: "authenticated",
    });
    expect(await signIn(system, "verwaltung@gratweg.example", "Demo-Verwaltung-7a")).toMatchObject({
      role: "manager",
    });
    expect(await signIn(system, "gast@gratweg.example", "Demo-Gast-7a")).toMatchObject({ firstName: "Gesa" });
    const login = { email: "lektorat@gratweg.example", password: PASSWORDS.GRATWEG_DEMO_PASSWORD_EDITOR };
    const editor = await signInAsEditor({ ...system, admin: login });
    const list = "/content-manager/collection-types";
    const seen = [
      "api::departure.departure",
      "api::outbox-mail.outbox-mail",
      "plugin::users-permissions.user",
    ];
    const statuses = seen.map(async (uid) => (await editor.call("GET", `${list}/${uid}`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 403, 403]);
    const admin = await signInAsEditor(system);
    const { body } = await admin.call<{ pagination: { total: number } }>(
      "GET",
      "/content-manager/collection-types/plugin::users-permissions.user",
    );
    expect(body.pagination.total).toBe(3);
  }
});
