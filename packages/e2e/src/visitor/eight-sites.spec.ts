import { layoutOf, SITES } from "@gratweg/sites";
import { product } from "../support/product";
import { expect, test } from "../support/siblings";
import { visit } from "../support/visitor";

for (const site of SITES)
  test.describe(`${site.key}.localhost`, () => {
    test.use({
      baseURL: async ({ baseURL: _ }, provide) =>
        provide(`http://${site.key}.localhost:${product().ports.GRATWEG_PORT}`),
    });

    test("answers with its own name, words, colour, layout and address, and says that it is a test system [1.20]", async ({
      page,
    }) => {
      await visit(page, "/de");
      await expect(page).toHaveTitle(new RegExp(escaped(site.name)));
      await expect(page.getByRole("banner")).toContainText(site.name);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.hero.headline);
      await expect(page.getByRole("main")).toContainText(site.hero.lead);
      await expect(page.locator("html")).toHaveClass(
        new RegExp(`site-${site.theme.primary}-${site.theme.gray}`),
      );
      await expect(page.locator("[data-layout]").first()).toHaveAttribute("data-layout", layoutOf(site));
      // The domain that one is on, not the one that the site will have.
      const { host } = new URL(page.url());
      await expect(page.getByRole("complementary", { name: `Testsystem: ${host}` })).toHaveText(
        `Testsystem: ${host}`,
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        `https://${site.domain}/de`,
      );
    });
  });

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
