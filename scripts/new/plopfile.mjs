/** `npm run new:component name family` and `npm run new:machine name`: a part's files, and its places in the lists. */
import { execFileSync } from "node:child_process";

const SYSTEM = "packages/design-system/src";
const FLOWS = "packages/flows/src";
/** A family's folder below `src`, and its stories' group in the sidebar. */
const FAMILIES = {
  actions: ["", "Components"],
  booking: ["booking/", "Booking"],
  consent: ["", "Page parts"],
  data: ["", "Data"],
  editorial: ["editorial/", "Page parts"],
  feedback: ["", "Feedback"],
  forms: ["form/", "Forms"],
  membership: ["membership/", "Account and membership"],
  navigation: ["", "Navigation"],
  overlays: ["", "Overlays"],
  primitives: ["", "Components"],
  trip: ["trip/", "Trip"],
};

/** @param {import("plop").NodePlopAPI} plop */
export default function generators(plop) {
  const name = {
    type: "input",
    name: "name",
    message: "Name, small letters joined by hyphens",
    validate: (text) => /^[a-z]+(?:-[a-z]+)*$/.test(text) || "For example: route-badge",
  };

  plop.setGenerator("component", {
    description: "a component of the design system",
    prompts: [name, { type: "list", name: "family", message: "Family", choices: Object.keys(FAMILIES) }],
    actions: ({ name, family }) => {
      const [folder, group] = FAMILIES[family];
      const files = `${SYSTEM}/${folder}${name}`;
      const list = `${SYSTEM}/families/${family}.ts`;
      const component = pascalCase(name);
      const from = `from "../${folder}${name}/${component}";`;
      return [
        addMany("component", files, { up: folder === "" ? ".." : "../..", group }),
        modify(list, (text) =>
          [`export { ${component} } ${from}`, `export type { ${component}Props } ${from}`].reduce(
            addExport,
            text,
          ),
        ),
        prettier([files, list]),
      ];
    },
  });

  plop.setGenerator("machine", {
    description: "a machine with its hook and its flow in Storybook",
    prompts: [name],
    actions: ({ name }) => {
      const pascal = pascalCase(name);
      const camel = pascal[0].toLowerCase() + pascal.slice(1);
      const lists = ["index.ts", "react/index.ts"].map((file) => `${FLOWS}/${file}`);
      const types = ["Actor", "Context", "Event", "Machine"].map((end) => pascal + end).join(", ");
      const statements = [
        `export { ${camel}Machine } from "./${name}/${camel}Machine";`,
        `export { connect${pascal} } from "./${name}/connect${pascal}";`,
        `export type { ${types} } from "./${name}/${camel}Machine";`,
        `export type { ${pascal}Ports } from "./${name}/connect${pascal}";`,
      ];
      return [
        addMany("machine", "."),
        modify(lists[0], (text) => statements.reduce(addExport, text)),
        modify(lists[1], (text) =>
          addExport(
            text,
            `export { use${pascal}, use${pascal}Actor, type ${pascal} } from "./use${pascal}";`,
          ),
        ),
        prettier([
          `${FLOWS}/${name}`,
          `${FLOWS}/react/use${pascal}.ts`,
          `.storybook/flows/${camel}.*`,
          ...lists,
        ]),
      ];
    },
  });

  plop.setDefaultInclude({ generators: true });
  plop.setActionType("prettier", (_, { files }) => {
    execFileSync("npx", ["prettier", "--write", ...files], { cwd: plop.getDestBasePath(), stdio: "ignore" });
    return files.join(" ");
  });
}

const pascalCase = (name) => name.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
const addMany = (base, destination, data = {}) => ({
  type: "addMany",
  base,
  destination,
  templateFiles: `${base}/**`,
  globOptions: { dot: true },
  data,
});
const modify = (file, transform) => ({ type: "modify", path: file, transform });
const prettier = (files) => ({ type: "prettier", files });

/** Adds an export among the values or the types, in the order of their files. */
function addExport(text, statement) {
  const all = /^export (type )?\{[^}]*\} from "[./]+([^"]+)";$/gm;
  const [, type, file] = [...statement.matchAll(all)][0];
  const same = [...text.matchAll(all)].filter(([, other]) => other === type);
  const next = same.find(([, , other]) => other.toLowerCase() > file.toLowerCase());
  const index = next?.index ?? same.at(-1).index + same.at(-1)[0].length + 1;
  return `${text.slice(0, index)}${statement}\n${text.slice(index)}`;
}
