import { shouldIgnore } from "./error-words.mjs";

const made = (name: string) => ({ type: "NewExpression", callee: { name } });
const text = { type: "StringLiteral" };

it.each([
  ["an error's text", text, made("TypeError"), true],
  ["one with values in it", { type: "TemplateLiteral" }, made("Error"), true],
  ["one that an error's class hands on", text, { type: "CallExpression", callee: { type: "Super" } }, true],
  ["a browser's exception's", text, made("DOMException"), true],
  ["what stands beside it", { type: "ObjectExpression" }, made("Error"), false],
  ["the text of anything else that is made", text, made("URL"), false],
  ["a call's", text, { type: "CallExpression", callee: { name: "toError" } }, false],
  ["what belongs to nothing", text, null, false],
])("%s is left alone: %j of %j: %s", (_what, node, parent, expected) => {
  expect(shouldIgnore({ node, parent }) !== undefined).toBe(expected);
});
