import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { newComponent } from "./component.mjs";
import { FAMILIES } from "./families.mjs";
import { newMachine } from "./machine.mjs";
import { namesOf } from "./names.mjs";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "gratweg-refusals-"));
  put("packages/flows/src/index.ts", `export { widgetMachine } from "./widget/widgetMachine";\n`);
  for (const family of Object.keys(FAMILIES))
    put(`packages/design-system/src/families/${family}.ts`, `export { Facts } from "../facts/Facts";\n`);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const tree = () => readdirSync(root, { recursive: true }).sort();

test("a name in kebab case is spelled in the three ways that files and code need", () => {
  expect(namesOf("plan-2-card", "")).toEqual({
    kebab: "plan-2-card",
    camel: "plan2Card",
    pascal: "Plan2Card",
  });
});

test.each([
  [undefined, "Say its name, for example npm run new:component route-badge trip."],
  ["PlanCard", '"PlanCard" is no name for a folder. Small letters, joined by hyphens: plan-card.'],
  ["plan card", '"plan card" is no name for a folder. Small letters, joined by hyphens: plan-card.'],
  ["../evil", '"../evil" is no name for a folder.'],
  ["2-days", '"2-days" is no name for a folder.'],
  ["größe", '"größe" is no name for a folder.'],
])("a component cannot be called %s", async (word, message) => {
  const before = tree();
  await expect(newComponent({ root, words: word === undefined ? [] : [word] })).rejects.toThrow(message);
  expect(tree()).toEqual(before);
});

test("a family that there is not: the ones that there are", async () => {
  await expect(newComponent({ root, words: ["plan-card", "pricing"] })).rejects.toThrow(
    /There is no family "pricing": actions, booking, .*trip\./,
  );
});

test("a name that some family exports already", async () => {
  await expect(newComponent({ root, words: ["facts", "trip"] })).rejects.toThrow(
    "Facts is exported already, in packages/design-system/src/families/actions.ts.",
  );
});

test("a file that exists refuses everything", async () => {
  const story = "packages/design-system/src/trip/plan-card/PlanCard.stories.tsx";
  put(story, "mine");
  const before = tree();
  await expect(newComponent({ root, words: ["plan-card", "trip"] })).rejects.toThrow(
    `${story} exists already; nothing was written.`,
  );
  expect(tree()).toEqual(before);
  expect(readFileSync(path.join(root, story), "utf8")).toBe("mine");
});

test("a machine that exists, and one whose name says so twice", async () => {
  await expect(newMachine({ root, words: ["widget"] })).rejects.toThrow("widgetMachine is exported already");
  await expect(newMachine({ root, words: ["offer-machine"] })).rejects.toThrow(
    'Leave out "-machine": offer is enough.',
  );
});
