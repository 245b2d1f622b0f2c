/**
 * Stryker's plugin that leaves the words of errors alone: they are for whoever reads a log, and no test repeats them.
 *
 * @typedef {{ type: string, callee?: { name?: string } }} Node
 * @typedef {{ node: Node, parent: Node | null | undefined }} Place
 */
const WORDS = /^(?:StringLiteral|TemplateLiteral)$/;
const ERROR = /(?:Error|Exception)$/;

/** @param {Place} place */
export function shouldIgnore({ node, parent }) {
  const isError = parent?.type === "NewExpression" && ERROR.test(parent.callee?.name ?? "");
  return isError && WORDS.test(node.type) ? "An error's words." : undefined;
}

export const strykerPlugins = [{ kind: "Ignore", name: "error-words", value: { shouldIgnore } }];
