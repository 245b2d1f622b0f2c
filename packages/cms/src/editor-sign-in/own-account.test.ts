import type { Core } from "@strapi/strapi";
import { SignInRefusal } from "../domain/sign-in/refusal";
import type { EditorAction } from "./context";
import { guardOwnAccounts } from "./own-account";
import { createBrowser, createEditorBench, kim, right } from "./testing";

let bench: Awaited<ReturnType<typeof createEditorBench>>;
jest.mock("./running", () => ({ editorParts: () => bench.running }));

const NEW = "Gamaschen-am-Berg";
const account = { ...kim, firstname: "Kim", lastname: "Berger" };

/** What Strapi's own action was handed, and what it does with it. */
const handed: unknown[] = [];
let strapisStatus = 200;
const act =
  (name: string): EditorAction =>
  (ctx) => {
    handed.push([name, ctx.request.body]);
    ctx.status = strapisStatus;
    return Promise.resolve();
  };
const controllers: Record<string, Record<string, EditorAction>> = {
  "admin::authenticated-user": { updateMe: act("updateMe"), getMe: act("getMe") },
  "admin::user": { update: act("update") },
};
guardOwnAccounts({
  log: { info: () => undefined },
  get: () => ({
    extend(uid: string, change: (all: Record<string, EditorAction>) => Record<string, EditorAction>) {
      controllers[uid] = change(controllers[uid] ?? {});
    },
  }),
} as unknown as Core.Strapi);
const action = (name: string) =>
  Object.values(controllers)
    .map((actions) => actions[name])
    .find(Boolean);

beforeEach(async () => {
  bench = await createEditorBench();
  handed.length = 0;
  strapisStatus = 200;
});
afterEach(() => bench.database.destroy());

const change = (name: "updateMe" | "update", body: unknown, id = 12) =>
  createBrowser().visit(action(name), {
    body,
    params: { id: String(id) },
    state: { user: account },
  });
/** The field at which Strapi's screens show the refusal. */
const refusedField = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    ({ details }: { details?: { errors: { path: string[] }[] } }) => details?.errors[0]?.path.join("."),
  );
const hash = () => bench.editors.get(kim.id)?.passwordHash;

describe("the own profile", () => {
  it("changes names without the password, and hands Strapi no password", async () => {
    const body = { firstname: "Kimberly", email: "KIM@gratweg.example", password: "", currentPassword: null };
    await change("updateMe", body);
    expect(handed).toEqual([["updateMe", { firstname: "Kimberly", email: "KIM@gratweg.example" }]]);
    expect([bench.hashes, hash()]).toEqual([[], kim.passwordHash]);
  });

  it.each([
    ["a password", { password: NEW }],
    ["an address", { email: "andere@gratweg.example" }],
    ["an address that is none", { email: null }],
  ])("changes %s with the present password alone", async (_what, wanted) => {
    for (const currentPassword of [undefined, "", "falsch"])
      expect(await refusedField(change("updateMe", { ...wanted, currentPassword }))).toBe("currentPassword");
    expect([handed, hash()]).toEqual([[], kim.passwordHash]);
    expect(await refusedField(change("updateMe", { ...wanted, currentPassword: right.password }))).toBe(
      "done",
    );
    expect(handed).toHaveLength(1);
    expect(hash()).toBe("password" in wanted ? `hash of ${NEW}` : kim.passwordHash);
  });

  it.each([
    ["short", "kurz"],
    ["long", "ü".repeat(129)],
    ["common", "Password1"],
    ["the own name", "Kim Berger"],
    ["no text", 12_345_678],
  ])("takes no password that is %s", async (_what, password) => {
    const body = { password, currentPassword: right.password };
    expect(await refusedField(change("updateMe", body))).toBe("password");
    expect([handed, hash()]).toEqual([[], kim.passwordHash]);
  });

  it("keeps the password where Strapi refuses the rest", async () => {
    strapisStatus = 400;
    await change("updateMe", {
      email: "belegt@gratweg.example",
      password: NEW,
      currentPassword: right.password,
    });
    expect(hash()).toBe(kim.passwordHash);
  });

  it("keeps a password that somebody else has set meanwhile", async () => {
    bench.running.hasher.hash = (password) => {
      bench.editors.set(kim.id, { ...kim, passwordHash: "hash of another" });
      return Promise.resolve(`hash of ${password}`);
    };
    const work = change("updateMe", { password: NEW, currentPassword: right.password });
    expect([await refusedField(work), hash()]).toEqual(["currentPassword", "hash of another"]);
  });

  it("says after ten wrong passwords when to come again", async () => {
    const guess = () => change("updateMe", { password: NEW, currentPassword: "falsch" });
    for (let time = 0; time < 10; time += 1) expect(await refusedField(guess())).toBe("currentPassword");
    const { status, headers, body } = await guess();
    expect([status, headers["Retry-After"]]).toEqual([429, "900"]);
    expect(body).toMatchObject({
      data: null,
      error: { status: 429, name: "RateLimitError", details: { code: "limited" } },
    });
    expect((body as { error: { message: string } }).error.message).toContain("15 Minuten");
  });

  it("says that it is busy where too many wait", async () => {
    bench.running.hasher.compare = () => Promise.reject(new SignInRefusal("busy"));
    const { status, headers, body } = await change("updateMe", { password: NEW, currentPassword: "x" });
    expect([status, headers]).toEqual([503, {}]);
    expect((body as { error: { message: string } }).error.message).not.toContain("Minute");
  });

  it("counts no password as changed where Strapi has none to compare with", async () => {
    bench.editors.set(kim.id, { ...kim, passwordHash: null });
    expect(await refusedField(change("updateMe", { password: NEW, currentPassword: "x" }))).toBe(
      "currentPassword",
    );
  });

  it("hides no failure of ours", async () => {
    bench.running.editors.byId = () => Promise.reject(new Error("The database is away."));
    await expect(change("updateMe", { password: NEW })).rejects.toThrow("The database is away.");
  });
});

describe("another's account", () => {
  it("is changed by Strapi's own action, but for the password", async () => {
    await change("update", { firstname: "Alex", email: "alex@gratweg.example", password: "" });
    expect(handed).toEqual([["update", { firstname: "Alex", email: "alex@gratweg.example" }]]);
    expect(await refusedField(change("update", { password: NEW }))).toBe("password");
    expect(handed).toHaveLength(1);
  });

  it("is not the own one by another door: its address changes in the profile", async () => {
    expect(await refusedField(change("update", { email: "andere@gratweg.example" }, kim.id))).toBe("email");
    for (const body of [{ email: kim.email, firstname: "Kim" }, { firstname: "Kim" }])
      expect(await refusedField(change("update", body, kim.id))).toBe("done");
    expect(handed).toEqual([
      ["update", { email: kim.email, firstname: "Kim" }],
      ["update", { firstname: "Kim" }],
    ]);
  });
});

it("what Strapi does beside that stays", async () => {
  await createBrowser().visit(action("getMe"));
  expect(handed).toEqual([["getMe", undefined]]);
});
