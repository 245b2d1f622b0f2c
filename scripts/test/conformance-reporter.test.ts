import { join } from "node:path";

const root = join(__dirname, "../..");
const FILE = "packages/sites/src/sites.test.ts";
const row = (id: string, tests: string) => `| ${id} | Trips \\| tours | \`site/src\` | ${tests} |`;

it("writes the executed tests into the rows that their titles name, and keeps those of other files", async () => {
  const { withProofs } = await import("./conformance-reporter.mjs");
  const document = [
    "| No. | Behaviour | Where it lives | Tests |",
    row("1.1", `\`${FILE} › an old name\` · \`jest.config.mjs › of another run\` · \`gone.test.ts › x\``),
    row("1.2", "not proven"),
    row("1.3", "not proven"),
  ].join("\n");
  const test = (titles: string[], hasPassed = true) => ({ file: join(root, FILE), titles, hasPassed });
  const { text, unknown } = withProofs(document, [
    test(["a group [1.2]", "one of it"]),
    test(["“a | b” is found [1.1–1.2]"]),
    test(["fails [1.3]"], false),
    test(["nobody's [9.9]"]),
  ]);
  expect(text.split("\n").slice(1)).toEqual([
    row("1.1", `\`jest.config.mjs › of another run\` · \`${FILE} › “a \\| b” is found\``),
    row("1.2", `\`${FILE} › one of it\` · \`${FILE} › “a \\| b” is found\``),
    row("1.3", "not proven"),
  ]);
  expect(unknown).toEqual(["9.9"]);
  const many = withProofs(
    document,
    ["a", "b", "c", "d"].map((title) => test([`${title} [1.3]`])),
  );
  expect(many.text).toContain(row("1.3", `\`${FILE}\` (4)`));
});
