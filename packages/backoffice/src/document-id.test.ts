import { createDocumentId } from "./document-id";

it("names rows as Strapi does", () => {
  expect(createDocumentId()).toMatch(/^[a-z][a-z\d]{23}$/);
});
