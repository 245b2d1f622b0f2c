import { renderToStaticMarkup } from "react-dom/server";
import { createAppLoader } from "./appLoader";
import { starterScript, withInertScripts } from "./appTemplate";

const CHUNK = "component---src-templates-trip-tsx";
const RUNTIME = ["/webpack-runtime-1.js", "/framework-2.js", "/app-3.js"];
const CHUNKS = JSON.stringify({
  app: ["/app-3.js"],
  [CHUNK]: ["/trip-4.js", "/trip-5.css"],
  posthog: ["/posthog-6.js"],
});

/** Gatsby draws a mark first. */
const Slice = ({ sliceId }: { sliceId: string }) => <>{`§${sliceId}§`}</>;
const SLICE =
  `<script>\n window.___chunkMapping=${JSON.stringify(CHUNKS)};\n</script>` +
  '<script>window.___webpackCompilationHash="b09e";</script>' +
  RUNTIME.map((src) => `<script src="${src}" async></script>`).join("");

const page = window as Window & { ___webpackCompilationHash?: string; ___chunkMapping?: string };
const scripts = () => [...document.head.querySelectorAll("script")];
const sources = () => scripts().map((script) => script.getAttribute("src"));

beforeEach(() => {
  document.head.innerHTML = "";
  const components = [<p key="own">Eigenes</p>, <Slice key="scripts" sliceId="_gatsby-scripts" />];
  const html = renderToStaticMarkup(<>{withInertScripts(components, CHUNK)}</>);
  document.body.innerHTML = html.replace("§_gatsby-scripts§", SLICE);
});

test("nothing runs before it is asked for; then Gatsby's scripts and the page's own chunk come, once", () => {
  const { load } = createAppLoader(page, () => undefined);
  expect([sources(), page.___webpackCompilationHash, document.querySelector("p")?.textContent]).toEqual([
    [],
    undefined,
    "Eigenes",
  ]);
  load();
  load();
  expect(sources()).toEqual([...RUNTIME, "/trip-4.js"]);
  expect([page.___webpackCompilationHash, page.___chunkMapping]).toEqual(["b09e", CHUNKS]);
});

test("a script that cannot be had is told, and asked for again by the next touch", () => {
  const onFailure = jest.fn();
  const { load } = createAppLoader(page, onFailure);
  load();
  scripts()[2]?.dispatchEvent(new Event("error"));
  expect(onFailure).toHaveBeenCalledTimes(1);
  load();
  expect(sources().sort()).toEqual([...RUNTIME, "/trip-4.js"].sort());
});

test.each([
  [{}, 4],
  [{ saveData: true }, 0],
  [{ effectiveType: "2g" }, 0],
])("on a connection of %j, %i scripts are fetched ahead [9.4]", async (connection, count) => {
  Object.assign(navigator, { connection });
  const { prefetch } = createAppLoader(page, () => undefined);
  prefetch();
  prefetch();
  await new Promise((idle) => setTimeout(idle, 60));
  expect(document.head.querySelectorAll('link[rel="prefetch"]')).toHaveLength(count);
});

test.each([
  ["search", true],
  ["booking", true],
  ["booking-confirmation", true],
  ["error", true],
  ["home", false],
  ["trip", false],
])("the page %s starts by itself: %s", (template, isAtOnce) => {
  const html = renderToStaticMarkup(
    starterScript("/starter-1.js", `component---src-templates-${template}-tsx`),
  );
  expect([html.includes('data-starts="at-once"'), html.includes("defer")]).toEqual([isAtOnce, true]);
});
