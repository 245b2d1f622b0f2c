import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import {
  BannerPlugin,
  Compilation,
  type Configuration,
  type RuleSetRule,
  type WebpackPluginInstance,
} from "webpack";

/** What browsers and Node are sent, as the design system's README promises: no lowering, no polyfills. */
const TARGETS: Readonly<Record<string, string>> = { "build-javascript": "es2022", "build-html": "node20" };

/** Gatsby's own Babel loader takes queries and the server's functions out of page templates. */
const PAGE_TEMPLATE = /[\\/]site[\\/]src[\\/]templates[\\/][^\\/]+\.tsx(?:\?|$)/;

const TYPESCRIPT = /\.tsx?(?:\?|$)/;

/**
 * Has esbuild translate and shorten scripts where Gatsby takes Babel and Terser, which are most of a first build's time. Only page
 * templates stay with Babel. No source maps: the server hands none out.
 */
export function withFastScripts(config: Configuration, stage: string, root: string): Configuration {
  const target = TARGETS[stage];
  if (target === undefined) return config;
  const esbuild = {
    loader: "esbuild-loader",
    options: { target, jsx: "automatic", tsconfig: path.join(root, "tsconfig.json") },
  };
  // Gatsby's own runtime has JSX in files that end with .js.
  const plain = { ...esbuild, options: { ...esbuild.options, loader: "jsx" } };
  const scripts = scriptRule(config);
  const babel = scripts.use as (data: { resource: string }) => unknown;
  const use = (data: { resource: string }) => {
    if (PAGE_TEMPLATE.test(data.resource)) return babel(data);
    return [TYPESCRIPT.test(data.resource) ? esbuild : plain];
  };
  scripts.use = use as RuleSetRule["use"];
  return {
    ...config,
    devtool: false,
    cache: withOwnCode(config.cache, root),
    plugins: [
      ...(config.plugins ?? []),
      withoutBuildDependencies,
      ...(stage === "build-javascript" ? [compiledAhead] : []),
    ],
    ...(stage === "build-javascript" && {
      target: ["web", target],
      optimization: { ...config.optimization, minimizer: minimizers(config) },
    }),
  };
}

/** Keeps webpack from looking for every file behind the loaders, a sixth of a first build: `withOwnCode` says what the cache depends on. */
const withoutBuildDependencies: WebpackPluginInstance = {
  apply: ({ hooks }) =>
    hooks.afterCompile.tap("withoutBuildDependencies", ({ buildDependencies }) => buildDependencies.clear()),
};

/**
 * Has Chromium compile the scripts that every start runs while they arrive, beside the main thread, and not function by function when
 * they are called: that is half of the time in which a page that starts hears nothing.
 */
const compiledAhead = new BannerPlugin({
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /^(?:webpack-runtime|framework|app|component---|[0-9a-f]{40})/,
  // The minimizer would take it away.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Lets the cache depend on the build's own code, which is this file when it is compiled, and on what is installed. */
function withOwnCode(cache: Configuration["cache"], root: string): Configuration["cache"] {
  if (typeof cache !== "object" || cache.type !== "filesystem") return cache;
  const hash = createHash("sha256");
  for (const file of [__filename, path.join(root, "../package-lock.json")]) hash.update(readFileSync(file));
  return { ...cache, version: hash.digest("hex"), buildDependencies: { defaultWebpack: [] } };
}

/** Fails the build when a Gatsby version no longer has the rule: it would be slow and silent otherwise. */
function scriptRule(config: Configuration): RuleSetRule {
  const found = (config.module?.rules ?? []).find(
    (rule): rule is RuleSetRule =>
      typeof rule === "object" &&
      rule !== null &&
      typeof rule.use === "function" &&
      rule.test instanceof RegExp &&
      rule.test.test("a.tsx"),
  );
  if (!found) throw new Error("Gatsby no longer has its rule for scripts: revise fast-scripts.ts.");
  return found;
}

/** In the place of Gatsby's Terser: swc, which finds as much that nothing uses in a third of the time. esbuild leaves a sixth more. */
function minimizers(config: Configuration) {
  const others = (config.optimization?.minimizer ?? []).filter(
    (plugin) => plugin !== "..." && plugin?.constructor.name !== TerserPlugin.name,
  );
  const terserOptions = { ecma: 2020 as const, compress: {}, mangle: {} };
  return [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, terserOptions }), ...others];
}
