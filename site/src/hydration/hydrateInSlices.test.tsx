import { useEffect, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { hydrateInSlices } from "./hydrateInSlices";

const PARTS = 30;
const PART_MS = 3;

/** As much as a section of a long page is for a cheap phone. */
function work() {
  const until = performance.now() + PART_MS;
  while (performance.now() < until);
}

function Part({ onRender }: { onRender: () => void }) {
  work();
  onRender();
  return <button type="button">Teil</button>;
}

function Page({ onAlive, onRender }: { onAlive: () => void; onRender: () => void }) {
  useEffect(onAlive, [onAlive]);
  return (
    <div id="gatsby-focus-wrapper">
      {Array.from({ length: PARTS }, (_, index) => (
        <Part key={index} onRender={onRender} />
      ))}
    </div>
  );
}

const nothing = () => undefined;

function container(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

test("other tasks get their turn while a page comes to life, and its markup stays", async () => {
  const place = container(renderToString(<Page onAlive={nothing} onRender={nothing} />));
  const before = [...place.querySelectorAll("button")];
  let turn = 0;
  let isAlive = false;
  const count = () => {
    turn += 1;
    if (!isAlive) setTimeout(count);
  };
  setTimeout(count);
  const turns: number[] = [];
  const failures: unknown[] = [];
  await new Promise<void>((resolve) =>
    hydrateInSlices(<Page onAlive={resolve} onRender={() => turns.push(turn)} />, place, {
      onRecoverableError: (error) => failures.push(error),
    }),
  );
  isAlive = true;
  expect([turns.length, failures]).toEqual([PARTS, []]);
  expect(new Set(turns).size).toBeGreaterThan(3);
  expect([...place.querySelectorAll("button")]).toEqual(before);
});

test("a page without markup is drawn", async () => {
  const place = container("");
  await new Promise<void>((resolve) =>
    hydrateInSlices(<Page onAlive={resolve} onRender={nothing} />, place, {}),
  );
  expect(place.querySelectorAll("button")).toHaveLength(PARTS);
});

test("what no boundary catches is told", async () => {
  const Broken = (): ReactNode => {
    throw new Error("broken");
  };
  const error = await new Promise<unknown>((resolve) =>
    hydrateInSlices(<Broken />, container(""), { onUncaughtError: resolve }),
  );
  expect(error).toEqual(new Error("broken"));
});
