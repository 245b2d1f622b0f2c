import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/source-sans-3/wght-italic.css";
import { withThemeByClassName } from "@storybook/addon-themes";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { applyGlobalStyles, darkThemeClass } from "@gratweg/design-system";
import { ThemedContainer } from "./docs/ThemedContainer";
import { iconControls } from "./iconControls";
import { chosenSite, globalTypes, initialGlobals } from "./siteGlobals";
import { viewports } from "./viewports";

applyGlobalStyles();
document.documentElement.lang = "de";

/** Puts the site's class on the root element, where the roles resolve. */
function SiteClass({ className, children }: { className: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.classList.add(className);
    return () => document.documentElement.classList.remove(className);
  }, [className]);
  return children;
}

const withSite: Decorator = (Story, { globals }) => (
  <SiteClass className={chosenSite(globals).theme.className}>
    <Story />
  </SiteClass>
);

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [iconControls],
  decorators: [
    withThemeByClassName({
      themes: { light: "theme-light", dark: darkThemeClass },
      defaultTheme: "light",
      parentSelector: "html",
    }),
    withSite,
  ],
  globalTypes,
  initialGlobals,
  parameters: {
    docs: { container: ThemedContainer },
    // Every finding fails the story's test.
    a11y: { test: "error" },
    viewport: { options: viewports },
    // The theme colours the page; Storybook's own switch would colour it a second time.
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          "Foundations",
          [
            "Welcome",
            "Install",
            "Colour",
            "Type",
            "Space and layout",
            "Elevation and layers",
            "Motion",
            "Icons",
            "Contour lines",
            "Writing",
            "Accessibility",
            "Tokens",
            "Changelog",
          ],
          "Families",
          "Components",
          "Forms",
          "Navigation",
          "Overlays",
          "Feedback",
          "Data",
          "Account and membership",
          "Page parts",
          "Trip",
          "Booking",
          "Flows",
        ],
      },
    },
    controls: { expanded: true },
  },
};

export default preview;
