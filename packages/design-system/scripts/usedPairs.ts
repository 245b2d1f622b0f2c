import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { lightRoles, type Role } from "../src/theme/roles";

export interface UsedPair {
  foreground: Role;
  background: Role;
  kind: "text" | "line";
  where: string;
}

interface Context {
  color?: Role;
  background?: Role;
}

/** Borders that only decorate: nobody has to see them. */
const decoration: readonly Role[] = ["border", "borderDeep", "chartGrid", "contour", "contourDeep"];

/** Colour pairs that the styles of components name together: in one style object, or in one and those around it. */
export function usedPairs(folder: string): UsedPair[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|fixtures|^theme\//.test(name))
    .flatMap((name) => pairsIn(path.join(folder, name), name));
}

function pairsIn(file: string, name: string): UsedPair[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  const pairs: UsedPair[] = [];
  const visit = (node: ts.Node, context: Context): void => {
    if (!ts.isObjectLiteralExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, context));
      return;
    }
    const own = new Map(
      node.properties.flatMap((property) =>
        ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
          ? [[nameOf(property.name), property.initializer.text] as const]
          : [],
      ),
    );
    const background = roleIn(own.get("backgroundColor") ?? own.get("background"));
    const color = roleIn(own.get("color") ?? own.get("fill"));
    const here = {
      color: own.has("color") || own.has("fill") ? color : context.color,
      background: own.has("backgroundColor") || own.has("background") ? background : context.background,
    };
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const where = `${name}:${line}`;
    // The same role twice is one area, drawn in two ways.
    if ((color || background) && here.color && here.background && here.color !== here.background) {
      // A progress element draws its bar in its colour and holds no words.
      const draws = node.properties.some(({ name: key }) => key && nameOf(key).includes("progress"));
      const kind = draws ? "line" : "text";
      pairs.push({ foreground: here.color, background: here.background, kind, where });
    }
    for (const [property, value] of own) {
      const edge = /^(border|outline)/.test(property) ? roleIn(value) : undefined;
      // The own colour as an edge is no edge: the two are meant to be one area.
      if (edge && here.background && edge !== here.background && !decoration.includes(edge)) {
        pairs.push({ foreground: edge, background: here.background, kind: "line", where });
      }
    }
    node.properties.forEach((property) => {
      // Nothing is written on a backdrop.
      if (ts.isPropertyAssignment(property) && !nameOf(property.name).includes("::backdrop")) {
        visit(property.initializer, here);
      }
    });
  };
  visit(source, {});
  return pairs;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : "";
}

function roleIn(value: string | undefined): Role | undefined {
  const name = /(?:^\$|\$colors\$)(\w+)/.exec(value ?? "")?.[1];
  return name !== undefined && Object.hasOwn(lightRoles, name) ? (name as Role) : undefined;
}
