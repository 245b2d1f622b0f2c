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
      cookies: {},
    } as unknown as EditorContext);
  expect(bodies).toEqual([{}, { deviceId: "x" }]);
});
