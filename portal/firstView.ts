import { build, type InlineConfig, type Rollup } from "vite";

export interface Pieces {
  /** What the first screen is drawn with: what a plain build puts into the entry and into what the entry imports. */
  first: ReadonlySet<string>;
  /** What comes beside it with the machines of being signed in. */
  session: ReadonlySet<string>;
}

const SESSION = /[\\/]session[\\/]startSessions\.ts$/;

/** The modules of two pieces. Each together in one file is a tenth smaller than in the forty into which sharing with later screens would split it. */
export async function modulesOfPieces(config: InlineConfig): Promise<Pieces> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    build: { ...config.build, write: false, minify: false, rolldownOptions: {} },
  });
  const { output } = built as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const first = closure(chunks, ({ isEntry }) => isEntry);
  const session = closure(chunks, isSession);
  return { first: modulesOf(first), session: modulesOf(session.filter((chunk) => !first.includes(chunk))) };
}

/** The chunk with the machines of being signed in. */
export function isSession({ moduleIds }: Rollup.OutputChunk): boolean {
  return moduleIds.some((id) => SESSION.test(id));
}

/** Some chunks and everything that they import. */
export function closure(
  chunks: readonly Rollup.OutputChunk[],
  isWanted: (chunk: Rollup.OutputChunk) => boolean,
): Rollup.OutputChunk[] {
  const found = new Set<Rollup.OutputChunk>();
  const take = (chunk: Rollup.OutputChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) take(other);
  };
  chunks.filter(isWanted).forEach(take);
  return [...found];
}

function modulesOf(chunks: readonly Rollup.OutputChunk[]): Set<string> {
  return new Set(chunks.flatMap(({ moduleIds }) => moduleIds));
}
