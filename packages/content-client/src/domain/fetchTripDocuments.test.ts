import { createContentClient } from "../createContentClient";
import { pageOf, startRecordingServer } from "../testing/recordingServer";
import { fetchTripDocuments } from "./fetchTripDocuments";
import { rawTour } from "./fixtures";
import type { ContentProblem } from "./problem";

const tour = (id: number, patch: object) => ({ ...rawTour(), id, documentId: `tour${id}`, ...patch });

it("fetches every page of published tours; of two with one number the first counts", async () => {
  const server = await startRecordingServer();
  server.replies.push(
    pageOf([tour(1, {}), tour(2, { title: "Doppelt" }), tour(3, { days: [] })], 1, 2),
    // The third tour moved to this page while the first one was read.
    pageOf([tour(3, { days: [] }), tour(4, { number: 1002 })], 2, 2),
  );
  const problems: ContentProblem[] = [];
  const documents = await fetchTripDocuments(createContentClient({ baseUrl: server.origin }), {
    report: (problem) => problems.push(problem),
  });
  await server.close();

  expect(documents.map(({ number, title }) => [number, title])).toEqual([
    [1001, "Venediger Höhenweg"],
    [1002, "Venediger Höhenweg"],
  ]);
  expect(documents[0]?.image?.src).toBe(`${server.origin}/uploads/small_a.jpg`);
  expect(problems.map(({ documentId, field }) => [documentId, field])).toEqual([
    ["tour2", "number"],
    ["tour3", "days"],
  ]);
  const queries = server.requests.map(({ url }) => new URL(url, server.origin).searchParams);
  expect(
    queries.map((query) => [query.get("sort"), query.get("status"), query.get("pagination[page]")]),
  ).toEqual([
    ["number", "published", "1"],
    ["number", "published", "2"],
  ]);
});

it("stops when it is aborted", async () => {
  const server = await startRecordingServer();
  server.replies.push("never");
  const controller = new AbortController();
  const load = fetchTripDocuments(createContentClient({ baseUrl: server.origin }), {
    signal: controller.signal,
  });
  controller.abort(new Error("shutting down"));
  await expect(load).rejects.toMatchObject({ name: "UnknownError", message: "shutting down" });
  await server.close();
});
