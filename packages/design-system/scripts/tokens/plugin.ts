import { cssVariables } from "./css";
import { designTokens } from "./dtcg";

/** For the bundler: writes `tokens.json` and `tokens.css` beside the modules of each build. */
export function tokenFiles() {
  return {
    name: "gratweg-token-files",
    generateBundle(this: {
      emitFile: (file: { type: "asset"; fileName: string; source: string }) => string;
    }) {
      this.emitFile({
        type: "asset",
        fileName: "tokens.json",
        source: `${JSON.stringify(designTokens(), null, 2)}\n`,
      });
      this.emitFile({ type: "asset", fileName: "tokens.css", source: cssVariables() });
    },
  };
}
