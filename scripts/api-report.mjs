/** `npm run check:packages` compares the published packages' API reports with their builds, `npm run api:accept` writes them anew. */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { root } from "./lib/settings.mjs";

/** Entry points that hold more than the package's whole. */
const ENTRIES = {
  contracts: [
    ".",
    "./amount",
    "./booking-rules",
    "./day",
    "./features",
    "./kernel",
    "./routes",
    "./search-query",
  ],
  "content-client": ["."],
  flows: [".", "./react"],
  "design-system": [".", "./combobox", "./date-picker"],
};
const accept = process.argv.includes("--accept");
const silent = { default: { logLevel: "none" } };

for (const [name, entries] of Object.entries(ENTRIES)) {
  const configs = entries.map((entry) => configOf(path.join(root, "packages", name), entry));
  const [first, ...others] = configs;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs) {
    const { succeeded } = Extractor.invoke(config, {
      compilerState,
      localBuild: accept,
      printApiReportDiff: true,
      messageCallback: (message) => (message.handled = message.logLevel === "info"),
    });
    // Says by itself what changed.
    if (!succeeded) process.exitCode = 1;
  }
}

function configOf(folder, entry) {
  const packageJsonFullPath = path.join(folder, "package.json");
  const { exports } = JSON.parse(readFileSync(packageJsonFullPath, "utf8"));
  const reportFolder = path.join(folder, "api");
  mkdirSync(reportFolder, { recursive: true });
  const configObject = {
    projectFolder: folder,
    mainEntryPointFilePath: path.join(folder, exports[entry].import.types),
    compiler: {
      overrideTsconfig: {
        compilerOptions: { module: "ESNext", moduleResolution: "Bundler", target: "ES2022", types: [] },
      },
    },
    apiReport: {
      enabled: true,
      reportFolder,
      reportTempFolder: path.join(root, "node_modules/.cache/api-reports"),
      reportFileName: entry === "." ? "index" : path.basename(entry),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: silent,
      extractorMessageReporting: silent,
      tsdocMessageReporting: silent,
    },
  };
  return ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath });
}
