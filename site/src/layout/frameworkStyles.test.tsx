import { createHistory, createMemorySource, LocationProvider, Router } from "@reach/router";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { frameworkRules, withoutFrameworkStyles } from "./frameworkStyles";

// Gatsby has no types for it, and its other copy is not CommonJS.
const { RouteAnnouncerProps } = jest.requireActual<{ RouteAnnouncerProps: ComponentProps<"div"> }>(
  "gatsby/cache-dir/commonjs/route-announcer-props",
);

function Page(_props: { path: string }) {
  return <main style={{ color: "red" }}>Seite</main>;
}

const rendered = () =>
  renderToStaticMarkup(
    <div id="___gatsby">
      <LocationProvider history={createHistory(createMemorySource("/de"))}>
        <Router id="gatsby-focus-wrapper">
          <Page path="/de" />
        </Router>
      </LocationProvider>
      <div {...RouteAnnouncerProps} />
    </div>,
  );

it("takes away what Gatsby's own elements bring, and nothing of ours: that has to be seen", () => {
  expect(rendered().match(/ style="/g)).toHaveLength(3);
  expect(withoutFrameworkStyles(rendered())).toBe(
    '<div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><main style="color:red">Seite</main></div>' +
      '<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true"></div></div>',
  );
});

it("has the same rules in its place", () => {
  const attributes = [...rendered().matchAll(/<div (?=[^>]*gatsby-)[^>]*style="([^"]*)"/g)].map(
    ([, style = ""]) => style.replaceAll(", ", ","),
  );
  expect(attributes).toHaveLength(2);
  for (const style of attributes) expect(frameworkRules).toContain(`{${style}}`);
});
