import { build, type InlineConfig, type Rollup } from "vite";

/**
 * The modules that the first screen is drawn with: what a plain build puts into the entry and into what the entry imports. Together in
 * one file they are a tenth smaller than in the forty into which sharing with later screens would split them.
 */
export async function modulesOfFirstView(config: InlineConfig): Promise<ReadonlySet<string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    build: { ...config.build, write: false, minify: false, rolldownOptions: {} },
  });
  const { output } = built as Rollup.RollupOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const modules = new Set<string>();
  const seen = new Set<string>();
  const take = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const id of chunk.moduleIds) modules.add(id);
    chunk.imports.forEach(take);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) take(chunk.fileName);
  return modules;
}
