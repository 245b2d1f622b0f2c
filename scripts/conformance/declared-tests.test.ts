import { declaredTests } from "./declared-tests.mjs";

/** Titles with their rows, and which of the executed tests are those of each. */
const found = (source: string, executed: string[][]) =>
  declaredTests(source, "a.test.tsx").map(({ title, line, rows, matches }) => [
    `${line} ${title}`,
    rows,
    executed.filter(matches).map((titles) => titles.join(" › ")),
  ]);

it("finds tests and the groups around them; a tagged group stands for all of its tests", () => {
  const source = `
describe("a [4.3]", () => {
  it("b", () => {});
  describe.each([1])("c %i", () => {
    test.only("d [4.4]", () => {});
  });
});
test("d [4.4]", () => {});`;
  const executed = [["a [4.3]", "b"], ["a [4.3]", "c 1", "d [4.4]"], ["d [4.4]"]];
  expect(found(source, executed)).toEqual([
    ["2 a [4.3]", ["4.3"], ["a [4.3] › b", "a [4.3] › c 1 › d [4.4]"]],
    ["3 b", [], ["a [4.3] › b"]],
    ["4 c %i", [], ["a [4.3] › c 1 › d [4.4]"]],
    ["5 d [4.4]", ["4.4"], ["a [4.3] › c 1 › d [4.4]"]],
    ["8 d [4.4]", ["4.4"], ["a [4.3] › c 1 › d [4.4]", "d [4.4]"]],
  ]);
});

it.each([
  ['it.each([[1, "x"]])("%s of %p (both) [4.3]", () => {});', "7 of {} (both) [4.3]"],
  ["it.each`a | b\n${1} | ${2}`('$a is $b.c [4.3]', () => {});", "1 is 2 [4.3]"],
  ["for (const x of all) test(`${x} and ${y.z} [4.3]`, async () => {});", "one and two [4.3]"],
])("knows a title that is filled in: %s", (source, title) => {
  const [declared] = declaredTests(source, "a.test.ts");
  const others = [title.replace("4.3", "4.4"), `${title} `, `not ${title.slice(title.indexOf(" "))}x`];
  expect([title, ...others].map((one) => declared?.matches([one]))).toEqual([true, false, false, false]);
});

it("takes a dollar and a percent for themselves where no table fills them in", () => {
  const [declared] = declaredTests('test("100 %s of $a [4.3]", () => {});', "a.test.ts");
  expect(["100 %s of $a [4.3]", "100 x of y [4.3]"].map((title) => declared?.matches([title]))).toEqual([
    ...[true, false],
  ]);
});

it("takes tagged names of cases for parts of titles, wherever they stand", () => {
  const source = `
const PAGES = { "imprint [2.7]": "/de/impressum" };
it.each([["create [7.15]", 1], ["update", 2]])("%s", () => {});
for (const [name] of Object.entries(PAGES)) test(\`\${name} can be read\`, async () => {});`;
  expect(found(source, [["create [7.15]"], ["update"], ["imprint [2.7] can be read"]])).toEqual([
    ["2 imprint [2.7]", ["2.7"], ["imprint [2.7] can be read"]],
    ["3 %s", [], ["create [7.15]", "update", "imprint [2.7] can be read"]],
    ["3 create [7.15]", ["7.15"], ["create [7.15]"]],
    ["4 ${name} can be read", [], ["imprint [2.7] can be read"]],
  ]);
});

it("knows a test that a function declares for groups elsewhere", () => {
  const source = 'function common() { it("is closed [4.3]", () => {}); } describe("a", () => { common(); });';
  expect(found(source, [["a", "is closed [4.3]"]])[0]).toEqual([
    ...["1 is closed [4.3]", ["4.3"], ["a › is closed [4.3]"]],
  ]);
});

it.each([
  'test.beforeEach("a [4.3]", () => {});',
  'await test.step("a [4.3]", async () => {});',
  'expect("a [4.3]", 1).toBe(2);',
])("no test is made by %s", (source) => {
  // Its words are taken for a case's name, which no executed test has.
  expect(declaredTests(source, "a.test.ts").map(({ matches }) => matches(["b [4.4]"]))).toEqual([false]);
});
