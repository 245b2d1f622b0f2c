import { openApiDocument } from "./openapi";
import { SEARCH_PARAMETERS } from "./search-query";

const document = openApiDocument({ version: "1.2.3", serverUrl: "https://wandern.gratweg.example" });

it("describes each search parameter once", () => {
  const search = (document["paths"] as Record<string, { get: { parameters: { name: string }[] } }>)[
    "/api/trips/search"
  ];
  expect(search?.get.parameters.map(({ name }) => name)).toEqual(SEARCH_PARAMETERS.map(({ name }) => name));
});

it("has no dangling reference", () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]);
  const schemas = Object.keys((document["components"] as { schemas: object }).schemas);
  expect(references.length).toBeGreaterThan(0);
  expect(schemas).toEqual(expect.arrayContaining(references));
});
