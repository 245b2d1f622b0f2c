import type { Core } from "@strapi/strapi";
import type { EditorAction, EditorContext } from "./context";
import { guardControllers } from "./controllers";

jest.mock("./running", () => ({ editorParts: () => ({ signIn: { mode: "off" } }) }));

type Actions = Record<string, EditorAction>;

/** Strapi's actions of this name, as they stand after ours have been put around them. */
function guarded(uid: string, actions: Actions): Actions {
  let found: Actions = {};
  const extend = (extended: string, change: (actions: Actions) => Actions) => {
    if (extended === uid) found = change(actions);
  };
  guardControllers({ get: () => ({ extend }) } as unknown as Core.Strapi);
  return found;
}

it.each([
  ["admin::authentication", "accessToken"],
  ["admin::authentication", "logout"],
  ["admin::admin-token", "create"],
  ["admin::admin-token", "regenerate"],
])("Strapi's own %s %s is given a body where none was read", async (uid, name) => {
  const bodies: unknown[] = [];
  const action: EditorAction = (ctx) => Promise.resolve(void bodies.push(ctx.request.body));
  const { [name]: run } = guarded(uid, { [name]: action });
  for (const body of [undefined, { deviceId: "x" }])
    await run?.({
      host: "localhost",
      get: () => "",
      request: { body },
      cookies: { set: () => undefined },
    } as unknown as EditorContext);
  expect(bodies).toEqual([{}, { deviceId: "x" }]);
});

it("signing out ends the cookie of Strapi's screens too, and by https what versions before the prefix left", async () => {
  const ended = async (secure: boolean) => {
    const lines: unknown[] = [];
    const { logout } = guarded("admin::authentication", { logout: () => Promise.resolve() });
    await logout?.({
      ...{ host: "localhost", secure, get: () => "", request: { body: {} } },
      cookies: { set: (name: string, value: unknown) => lines.push([name, value]) },
      append: (name: string, value: string) => lines.push([name, value]),
    } as unknown as EditorContext);
    return lines;
  };
  expect(await ended(false)).toEqual([["jwtToken", null]]);
  expect(await ended(true)).toEqual([
    ["jwtToken", null],
    ["Set-Cookie", "jwtToken=; Path=/admin; Max-Age=0; SameSite=Strict; Secure"],
  ]);
});
