import { seedContent } from "./content";
import { logoName, pictureJobs, posterName } from "./picture-jobs";
import { cacheKey } from "./poster-cache";
import { createProgress } from "./progress";
import { linkedTrips, testSelection, TEST_TOURS } from "./selection";
import type { Poster } from "./types";

const poster: Poster = { biome: "alpen", season: "sommer", timeOfDay: "tag", variant: 1 };

describe("test selection", () => {
  const selection = testSelection(seedContent);
  const slugs = new Set(selection.tours.map(({ slug }) => slug));

  it("keeps the first tours only", () => {
    expect(selection.tours).toEqual(seedContent.tours.slice(0, TEST_TOURS));
  });

  it("keeps no reference to a tour that is left out, and no list without entries", () => {
    expect(
      selection.magazineArticles.flatMap(({ tours }) => tours).filter((slug) => !slugs.has(slug)),
    ).toEqual([]);
    expect(
      selection.topLists.flatMap(({ entries }) => entries).filter(({ tour }) => !slugs.has(tour)),
    ).toEqual([]);
    expect(selection.topLists.filter(({ entries }) => entries.length === 0)).toEqual([]);
    expect(selection.offers.filter(({ tour }) => !slugs.has(tour))).toEqual([]);
    const numbers = new Set(selection.tours.map(({ number }) => number));
    const { magazineArticles, faqEntries, supportTopics } = selection;
    const linked = linkedTrips([magazineArticles, faqEntries, supportTopics]);
    expect(linked.filter((number) => !numbers.has(number))).toEqual([]);
    expect(linked.length).toBeGreaterThan(0);
  });
});

describe("picture jobs", () => {
  const jobs = pictureJobs(seedContent);

  it("name every picture once", () => {
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  });

  it("hold every tour's gallery and every operator's mark, with words for those who do not see them", () => {
    const names = new Set(jobs.map(({ name }) => name));
    for (const { slug, gallery } of seedContent.tours)
      for (const entry of gallery) expect(names).toContain(posterName(`tour/${slug}`, entry));
    for (const { logo } of seedContent.operators) expect(names).toContain(logoName(logo));
    expect(jobs.filter(({ alt }) => alt.trim() === "")).toEqual([]);
  });

  it("draw different posters for different names", () => {
    const drawings = jobs.flatMap((job) => (job.kind === "poster" ? [job] : []));
    const byName = new Map<string, string>();
    for (const { name, poster: entry } of drawings) {
      const parameters = JSON.stringify(entry);
      expect(byName.get(name) ?? parameters).toBe(parameters);
      byName.set(name, parameters);
    }
  });
});

describe("poster cache", () => {
  const size = { width: 480, height: 320 };
  const job = { kind: "poster", name: "a.webp", alt: "A", slug: "karwendel", poster, share: 1 } as const;

  it("finds a picture again by what it shows, not by its words", () => {
    expect(cacheKey({ ...job, alt: "B", name: "b.webp" }, size, "1")).toBe(cacheKey(job, size, "1"));
  });

  it("draws again for another size, another light, another generator", () => {
    const keys = [
      cacheKey(job, size, "1"),
      cacheKey(job, { width: 960, height: 640 }, "1"),
      cacheKey({ ...job, poster: { ...poster, timeOfDay: "abend" } }, size, "1"),
      cacheKey(job, size, "2"),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});

it("prints progress in steps of five per cent and always the end", () => {
  const lines: string[] = [];
  const progress = createProgress("Bilder", 48, (line) => lines.push(line));
  for (let i = 0; i < 48; i += 1) progress.step();
  expect(lines.length).toBeLessThanOrEqual(21);
  expect(lines[0]).toBe("Inhalte: 1/48 Bilder (2 %)");
  expect(lines.at(-1)).toBe("Inhalte: 48/48 Bilder (100 %)");
});
