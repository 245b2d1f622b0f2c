import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What Gatsby calls the scaling of one picture. */
const JOB = "IMAGE_PROCESSING";

/** A job that has been done, and the files that it made, below `public/static`. */
interface Known {
  digest: string;
  files: string[];
}

interface Job {
  name: string;
  contentDigest: string;
  outputDir: string;
  args: { operations?: { outputPath: string }[] };
}

/** As much of Gatsby as this needs. */
interface Gatsby {
  store: { dispatch(action: object): unknown };
  emitter: { on(type: string, handler: (action: { payload: { job: Job } }) => void): void };
}

/**
 * Which pictures are scaled already. Gatsby keeps that in the memory that is dropped with the content before each build (decision 7) and
 * would scale all of them again; a job's name holds its picture's content and size, so this much may be kept.
 */
export function createKnownPictures({ file, folder }: { file: string; folder: string }) {
  const known = new Map<string, Known>();

  return {
    /** Before content is read: what was done and is still there counts as done, what is done from now on is noted. */
    recall({ store, emitter }: Gatsby): void {
      for (const picture of read(file)) {
        if (!picture.files.every((name) => existsSync(path.join(folder, name)))) continue;
        known.set(picture.digest, picture);
        const job = { name: JOB, contentDigest: picture.digest, inputPaths: [] };
        // gatsby-plugin-sharp listens too and asks every action who sent it.
        const plugin = { name: "gratweg-known-pictures" };
        store.dispatch({ type: "CREATE_JOB_V2", plugin, payload: { job } });
        store.dispatch({
          type: "END_JOB_V2",
          plugin,
          payload: { jobContentDigest: picture.digest, result: undefined },
        });
      }
      emitter.on("CREATE_JOB_V2", ({ payload: { job } }) => {
        if (job.name !== JOB) return;
        const files = (job.args.operations ?? []).map(({ outputPath }) =>
          path.relative(folder, path.join(job.outputDir, outputPath)),
        );
        known.set(job.contentDigest, { digest: job.contentDigest, files });
      });
    },
    /** When every job is done. */
    keep(): void {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...known.values()]));
    },
  };
}

function read(file: string): Known[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Known[]) : [];
}
