const ESCAPES: Readonly<Record<string, string>> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * JSON for a script element. What parses to the same value holds neither markup nor an entity: Gatsby decodes entities in
 * what a page says of its head, so `&lt;/script&gt;` in a text would become an element.
 */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/[&<>\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}
