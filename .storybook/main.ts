import path from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";

const packages = path.resolve(import.meta.dirname, "../packages");

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./**/*.stories.tsx", "../packages/*/src/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-themes",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      // Stories show the packages' sources; no build has to come first.
      alias: [
        { find: /^@gratweg\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
        {
          find: /^@gratweg\/design-system\/(.+)$/,
          replacement: `${packages}/design-system/src/families/$1.ts`,
        },
        { find: /^@gratweg\/contracts\/(.+)$/, replacement: `${packages}/contracts/src/$1.ts` },
        { find: /^@gratweg\/([^/]+)\/(.+)$/, replacement: `${packages}/$1/src/$2/index.ts` },
      ],
    },
  }),
};

export default config;
