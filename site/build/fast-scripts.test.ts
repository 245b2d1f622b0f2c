import path from "node:path";
import RealTerserPlugin from "terser-webpack-plugin";
import { BannerPlugin, type Configuration, type RuleSetRule } from "webpack";
import { withFastScripts } from "./fast-scripts";

class TerserPlugin {
  apply() {}
}
class CssMinimizerPlugin {
  apply() {}
}

const BABEL = [{ loader: "babel" }];
const gatsby = (): Configuration => ({
  devtool: "source-map",
  cache: { type: "filesystem", buildDependencies: { config: ["webpack.config.js"] } },
  module: { rules: [{ test: /\.png$/ }, { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => BABEL }] },
  optimization: { minimizer: [new TerserPlugin(), new CssMinimizerPlugin()] },
});

/** Who translates a file. */
function loadersOf({ module }: Configuration, resource: string): string[] {
  const { use } = module!.rules![1] as RuleSetRule;
  const chosen = (use as (data: { resource: string }) => { loader: string }[])({ resource });
  return chosen.map(({ loader }) => loader);
}

const SITE = path.resolve("site");
const fast = (stage: string) => withFastScripts(gatsby(), stage, SITE);

it.each(["build-javascript", "build-html"])(
  "esbuild translates in %s, Babel page templates alone",
  (stage) => {
    const config = fast(stage);
    expect(loadersOf(config, SITE + "/src/templates/trip.tsx?export=default")).toEqual(["babel"]);
    expect(loadersOf(config, SITE + "/src/templates/trip.tsx")).toEqual(["babel"]);
    expect(loadersOf(config, SITE + "/src/trips/Days.tsx")).toEqual(["esbuild-loader"]);
    expect(loadersOf(config, SITE + "/../packages/flows/dist/index.js")).toEqual(["esbuild-loader"]);
    expect(config.devtool).toBe(false);
  },
);

it("swc shortens what browsers load, and Gatsby's other minimizer stays", () => {
  const [swc, other, ...more] = fast("build-javascript").optimization?.minimizer ?? [];
  expect(swc).toMatchObject({ options: { minimizer: { implementation: RealTerserPlugin.swcMinify } } });
  expect([other?.constructor.name, more]).toEqual(["CssMinimizerPlugin", []]);
});

it("browsers compile ahead what every start runs, and nothing that comes later", () => {
  const banner = fast("build-javascript").plugins?.find((plugin) => plugin instanceof BannerPlugin);
  const { options } = banner as unknown as { options: { banner: string; test: RegExp } };
  const files = ["app-1f.js", "framework-1f.js", "component---src-templates-trip-tsx-1f.js", "posthog-1f.js"];
  expect(options.banner).toBe("//# allFunctionsCalledOnLoad");
  expect(files.map((file) => options.test.test(file))).toEqual([true, true, true, false]);
});

it("what is kept for the next build depends on this code and on what is installed", () => {
  expect(fast("build-html").cache).toEqual({
    type: "filesystem",
    version: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    buildDependencies: { defaultWebpack: [] },
  });
});

it("other stages are left alone", () => {
  const config = gatsby();
  expect(withFastScripts(config, "develop", SITE)).toBe(config);
});

it("stops the build when Gatsby no longer has the rule", () => {
  expect(() => withFastScripts({ module: { rules: [] } }, "build-html", "")).toThrow(
    "revise fast-scripts.ts",
  );
});
