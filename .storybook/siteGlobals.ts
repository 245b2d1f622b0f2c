import type { Preview } from "@storybook/react-vite";
import { SITES } from "@gratweg/sites";
import { createSiteTheme } from "@gratweg/design-system";
import { grayPalettes } from "@gratweg/design-system/theme";

/** What the toolbar chose; a docs page reads it from the channel, a story from its context. */
export interface Chosen {
  theme?: string;
  site?: string;
  gray?: string;
}

const asConfigured = "site";

export const initialGlobals = { site: "hiking", gray: asConfigured };

export const globalTypes: Preview["globalTypes"] = {
  site: {
    description: "One of the eight sites: it brings its primary scale",
    toolbar: {
      title: "Site",
      icon: "globe",
      items: SITES.map(({ key, name, theme }) => ({ value: key, title: name, right: theme.primary })),
      dynamicTitle: true,
    },
  },
  gray: {
    description: "The gray scale under surfaces and text",
    toolbar: {
      title: "Gray",
      icon: "contrast",
      items: [
        { value: asConfigured, title: "Gray of the site" },
        ...Object.keys(grayPalettes).map((name) => ({ value: name, title: `Gray: ${name}` })),
      ],
      dynamicTitle: true,
    },
  },
};

/** The chosen site's name and theme; an address with an unknown key gives the first site. */
export function chosenSite({ site, gray }: Chosen) {
  const found = SITES.find(({ key }) => key === site) ?? SITES.find(({ key }) => key === initialGlobals.site);
  const theme = createSiteTheme({
    primary: found?.theme.primary,
    gray: gray === undefined || gray === asConfigured ? found?.theme.gray : gray,
  });
  return { name: found?.name ?? "Gratweg", theme };
}
