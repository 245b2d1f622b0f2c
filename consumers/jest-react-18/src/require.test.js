const { createElement } = require("react");
const { render, screen } = require("@testing-library/react");
const designSystem = require("@gratweg/design-system");

test('require("@gratweg/design-system") gives components that React 18 renders', () => {
  render(createElement(designSystem.Button, { busy: true }, "Weiter"));
  expect(screen.getByRole("button", { name: "Weiter" })).toHaveAttribute("aria-busy", "true");
});

test("a family hands out the very same components as the whole", () => {
  expect(require("@gratweg/design-system/actions").Button).toBe(designSystem.Button);
  expect(require("@gratweg/design-system/overlays").Dialog).toBe(designSystem.Dialog);
  expect(require("@gratweg/design-system/theme").darkThemeClass).toBe(designSystem.darkThemeClass);
});

test("flows, content client and contracts are required without a framework", () => {
  expect(require("@gratweg/flows").newsletterNoticeMachine.id).toBe("newsletter-notice");
  expect(typeof require("@gratweg/content-client").createContentClient).toBe("function");
  expect(require("@gratweg/contracts/search-query").SEARCH_SORTS).toContain("price");
});
