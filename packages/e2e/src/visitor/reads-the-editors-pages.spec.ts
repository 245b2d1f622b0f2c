import { expect, test, visit } from "../support/visitor";

test("the lists lead to what they list: help to a topic, top lists to a list [1.5, 1.6, 2.14, 2.16]", async ({
  page,
}) => {
  await visit(page, "/de/support");
  await page.getByRole("main").getByRole("link", { name: "Buchung ändern oder absagen" }).click();
  await expect(page).toHaveURL("/de/support/buchung-aendern");
  await visit(page, "/de/top");
  await page.getByRole("main").getByRole("link", { name: "Die schönsten Hüttentouren in den Alpen" }).click();
  await expect(page).toHaveURL("/de/top/schoenste-huettentouren");
});
