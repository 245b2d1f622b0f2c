import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contourFile } from "./contourFile";
import { developmentServer } from "./developmentServer";
import { inlineScripts } from "./inlineScripts";
import { trimRouter } from "./trimRouter";

const packages = fileURLToPath(new URL("../packages", import.meta.url));
const LIBRARIES = /node_modules[\\/](?:react|react-dom|@stitches|@reach|xstate|@xstate)[\\/]/;

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), developmentServer(), trimRouter(), contourFile(), inlineScripts()],
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
      { find: /^@gratweg\/([^/]+)\/([^.]+)$/, replacement: `${packages}/$1/src/$2/index.ts` },
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes seldom: who comes back after a release has it still.
            { name: "libraries", test: LIBRARIES, priority: 2 },
            // Everything that the entry imports: split by what later screens share of it, it would be forty files.
            { name: "application", tags: ["$initial"], priority: 1 },
            // Small parts that most of the later screens share.
            { name: "parts", test: /[\\/](?:packages|portal[\\/]src)[\\/]/, minShareCount: 4 },
          ],
        },
      },
    },
  },
});
