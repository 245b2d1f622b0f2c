import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/source-sans-3/wght-italic.css";
import { withThemeByClassName } from "@storybook/addon-themes";
import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { applyGlobalStyles, createSiteTheme, darkThemeClass } from "@gratweg/design-system";
import { palettes } from "@gratweg/design-system/theme";
import { ThemedContainer } from "./docs/ThemedContainer";

applyGlobalStyles();
document.documentElement.lang = "de";

function SitePalette({ primary, children }: { primary: string; children: ReactNode }) {
  const { className } = createSiteTheme({ primary });
  useLayoutEffect(() => {
    document.documentElement.classList.add(className);
    return () => document.documentElement.classList.remove(className);
  }, [className]);
  return children;
}

const withSitePalette: Decorator = (Story, { globals }) => (
  <SitePalette primary={String(globals.palette)}>
    <Story />
  </SitePalette>
);

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [
    withThemeByClassName({
      themes: { light: "theme-light", dark: darkThemeClass },
      defaultTheme: "light",
      parentSelector: "html",
    }),
    withSitePalette,
  ],
  globalTypes: {
    palette: {
      description: "A sibling site's primary palette",
      toolbar: {
        title: "Site palette",
        icon: "paintbrush",
        items: Object.keys(palettes),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { palette: "green" },
  parameters: {
    docs: { container: ThemedContainer },
    // Every finding fails the story's test.
    a11y: { test: "error" },
    options: {
      storySort: { order: ["Foundations", "Components", "Forms", "Page parts", "Trip", "Booking"] },
    },
    controls: { expanded: true },
  },
};

export default preview;
