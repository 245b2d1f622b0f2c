import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { jobsV2Reducer } from "gatsby/dist/redux/reducers/jobsv2";
import { createKnownPictures } from "./known-pictures";

interface Jobs {
  complete: Map<string, unknown>;
  incomplete: Map<string, unknown>;
}
type Reduce = (state: Jobs | undefined, action: object) => Jobs;

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), "gratweg-pictures-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** One build, with Gatsby's own memory of jobs. Answers which pictures it had to scale. */
function build(pictures: string[]): string[] {
  const reduce = jobsV2Reducer as Reduce;
  const handlers: ((action: { payload: { job: never } }) => void)[] = [];
  let jobs = reduce(undefined, { type: "INIT" });
  const dispatch = (action: object): void => {
    jobs = reduce(jobs, action);
    const { type, payload, plugin } = action as {
      type: string;
      payload: { job: never };
      plugin: { name: string };
    };
    // As gatsby-plugin-sharp asks: what it takes for its own, it would look into.
    expect(plugin.name).not.toBe("gatsby-plugin-sharp");
    if (type === "CREATE_JOB_V2") for (const handler of handlers) handler({ payload });
  };
  const folder = path.join(root, "static");
  const known = createKnownPictures({ file: path.join(root, "kept/pictures.json"), folder });
  known.recall({ store: { dispatch }, emitter: { on: (_, handler) => handlers.push(handler) } });

  const scaled = pictures.filter((digest) => !jobs.complete.has(digest));
  for (const digest of scaled) {
    const job = {
      name: "IMAGE_PROCESSING",
      contentDigest: digest,
      outputDir: path.join(folder, digest),
      inputPaths: [],
      args: { operations: [{ outputPath: "480/a.webp" }, { outputPath: "800/a.webp" }] },
    };
    dispatch({ type: "CREATE_JOB_V2", plugin: { name: "a-test" }, payload: { job } });
    for (const size of ["480", "800"]) {
      mkdirSync(path.join(folder, digest, size), { recursive: true });
      writeFileSync(path.join(folder, digest, size, "a.webp"), digest);
    }
    const payload = { jobContentDigest: digest, result: undefined };
    dispatch({ type: "END_JOB_V2", plugin: { name: "a-test" }, payload });
  }
  known.keep();
  return scaled;
}

it("a picture is scaled once, and not again in later builds", () => {
  expect(build(["peak", "hut"])).toEqual(["peak", "hut"]);
  expect(build(["peak", "hut", "lake"])).toEqual(["lake"]);
  expect(build(["peak", "hut", "lake"])).toEqual([]);
});

it("a picture that a build in between does not want is still known", () => {
  build(["peak", "hut"]);
  build(["peak"]);
  expect(build(["hut"])).toEqual([]);
});

it("a picture of which a file is gone is scaled again", () => {
  build(["peak", "hut"]);
  rmSync(path.join(root, "static/hut/800/a.webp"));
  expect(build(["peak", "hut"])).toEqual(["hut"]);
});
