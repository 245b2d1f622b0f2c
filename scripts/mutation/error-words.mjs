/**
 * Stryker's plugin that leaves the words of errors alone: they are for whoever reads a log, and no test repeats them.
 *
 * @typedef {{ type: string, callee?: { type?: string, name?: string } }} Node
 * @typedef {{ node: Node, parent: Node | null | undefined }} Place
 */
const WORDS = /^(?:StringLiteral|TemplateLiteral)$/;
const ERROR = /(?:Error|Exception)$/;

/** @param {Place} place */
export function shouldIgnore({ node, parent }) {
  return parent && makesError(parent) && WORDS.test(node.type) ? "An error's words." : undefined;
}

/**
 * Also a class of errors does, which hands its words on.
 *
 * @param {Node} node
 */
function makesError({ type, callee }) {
  return type === "NewExpression" ? ERROR.test(callee?.name ?? "") : callee?.type === "Super";
}

export const strykerPlugins = [{ kind: "Ignore", name: "error-words", value: { shouldIgnore } }];
