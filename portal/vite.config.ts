import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type InlineConfig } from "vite";
import { contourFile } from "./contourFile";
import { developmentServer } from "./developmentServer";
import { modulesOfPieces } from "./firstView";
import { inlineScripts } from "./inlineScripts";
import { trimRouter } from "./trimRouter";

const packages = fileURLToPath(new URL("../packages", import.meta.url));
const MACHINES =
  /node_modules[\\/](?:xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)[\\/]/;
const CALLS =
  /[\\/]flows[\\/](?:src|dist)[\\/]api[\\/](?:createCall|ApiFailure|readAnswer|readRefusal|portalContentApi)\./;
const LIBRARIES = /node_modules[\\/](?:react|react-dom|scheduler|@stitches|@reach)[\\/]/;

const config: InlineConfig = {
  root: fileURLToPath(new URL(".", import.meta.url)),
  // The host's static site brings icons and everything else that lies at the root.
  publicDir: false,
  resolve: {
    // The packages' sources, as in Storybook: no build has to come first, and nothing unused gets in.
    alias: [
      // React has it itself.
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      { find: /^@gratweg\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
      {
        find: /^@gratweg\/design-system\/(.+)$/,
        replacement: `${packages}/design-system/src/families/$1.ts`,
      },
      { find: /^@gratweg\/contracts\/(.+)$/, replacement: `${packages}/contracts/src/$1.ts` },
      { find: /^@gratweg\/([^/]+)\/(.+)$/, replacement: `${packages}/$1/src/$2/index.ts` },
    ],
    dedupe: ["react", "react-dom", "xstate", "@xstate/react"],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsDir: "portal-assets",
    // What is inlined as data: the policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
};

export default defineConfig(async ({ command }) => {
  const pieces = command === "build" ? await modulesOfPieces(config) : undefined;
  return {
    ...config,
    plugins: [react(), developmentServer(), trimRouter(), contourFile(), inlineScripts()],
    build: {
      ...config.build,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Changes seldom: who comes back after a release has it still.
              { name: "libraries", test: LIBRARIES, priority: 3 },
              // For whoever signs in or is signed in, and for most of the later screens.
              { name: "machines", test: MACHINES, priority: 2 },
              // How our server is asked: the footer does it on every screen, long before anybody is signed in.
              { name: "calls", test: CALLS, priority: 2 },
              { name: "first-view", test: (id: string) => pieces?.first.has(id) === true, priority: 1 },
              { name: "session", test: (id: string) => pieces?.session.has(id) === true, priority: 1 },
              // Small parts that most of the later screens share.
              { name: "parts", test: /[\\/](?:packages|portal[\\/]src)[\\/]/, minShareCount: 4 },
            ],
          },
        },
      },
    },
  };
});
