/** @jest-environment node */
import { renderWithStyles } from "@gratweg/design-system";
import { renderToString } from "react-dom/server";
import { SiteHeader } from "./SiteHeader";

test("React 18's server renders the header and its rules, the second time to the same bytes", () => {
  const render = () => renderWithStyles(() => renderToString(<SiteHeader />));
  const page = render();
  expect(render()).toEqual(page);
  expect(page.html).toContain('aria-current="page"');
  const [, name] = /<header [^>]*class="(c-\w+)/.exec(page.html) ?? [];
  expect(page.css).toMatch(new RegExp(`\\.${name}\\{[^}]*position:sticky`));
});
