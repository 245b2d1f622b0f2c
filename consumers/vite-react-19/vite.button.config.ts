import react from "@vitejs/plugin-react";
import { writeFileSync } from "node:fs";
import { defineConfig } from "vite";

/** A page with nothing but a button; `dist-button.json` lists the modules of which code is left. */
export default defineConfig({
  plugins: [
    react(),
    {
      name: "list-modules",
      generateBundle(_options, bundle) {
        const modules = Object.values(bundle)
          .filter((part) => part.type === "chunk")
          .flatMap(({ modules }) => Object.entries(modules))
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => id);
        writeFileSync("dist-button.json", JSON.stringify(modules, null, 2));
      },
    },
  ],
  build: { outDir: "dist-button", rollupOptions: { input: "src/entry-button.tsx" } },
});
