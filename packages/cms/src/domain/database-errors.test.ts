import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import knex from "knex";
import config from "../../config/database";

const folder = mkdtempSync(join(tmpdir(), "gratweg-config-"));
const before = process.env.GRATWEG_DATA;
beforeAll(() => {
  process.env.GRATWEG_DATA = folder;
});
afterAll(() => {
  if (before === undefined) delete process.env.GRATWEG_DATA;
  else process.env.GRATWEG_DATA = before;
  rmSync(folder, { recursive: true });
});

it.each(["", "postgres://localhost/gratweg"])(
  "a statement that fails is not quoted with what it was about: %j",
  async (url) => {
    const env = Object.assign(
      (name: string, fallback: string) => (name === "DATABASE_URL" ? url : fallback),
      {
        bool: (_name: string, fallback: boolean) => fallback,
        int: (_name: string, fallback: number) => fallback,
      },
    );
    const { compileSqlOnError } = config({ env } as never).connection;
    const database = knex({
      client: "better-sqlite3",
      connection: { filename: ":memory:" },
      useNullAsDefault: true,
      compileSqlOnError,
    });
    const error: unknown = await database("up_users")
      .where({ email: "anna@post.example" })
      .catch((reason: unknown) => reason);
    await database.destroy();
    expect(String(error)).toContain("no such table");
    expect(String(error)).not.toContain("anna");
  },
);
