import { setImmediate as nextTurn } from "node:timers/promises";
import { createTurns } from "./turns";

const here = () => false;

it("gives each client a turn, and the event loop one after each work", async () => {
  const turns = createTurns({ perClient: 10, most: 100 });
  const course: string[] = [];
  const work = (name: string) => () => void course.push(name);
  const all = [
    ...["a1", "a2", "a3"].map((name) => turns.take("a", here, work(name))),
    turns.take("b", here, work("b1")),
    nextTurn().then(() => course.push("a page")),
  ];
  await Promise.all(all.flatMap((one) => one ?? []));
  expect([...course].sort()).toEqual(["a page", "a1", "a2", "a3", "b1"]);
  expect(course.indexOf("b1")).toBeLessThan(course.indexOf("a3"));
  expect(course.indexOf("a page")).toBeLessThan(course.indexOf("a3"));
});

it("lets so many of one client wait, and so many of all", async () => {
  const turns = createTurns({ perClient: 2, most: 3 });
  let open = () => {};
  const first = turns.take("a", here, () => new Promise<void>((resolve) => (open = resolve)));
  const waiting = [turns.take("a", here, () => 1), turns.take("a", here, () => 2)];
  expect(turns.take("a", here, () => 3)).toBeUndefined();
  const other = turns.take("b", here, () => 4);
  expect(turns.take("c", here, () => 5)).toBeUndefined();
  await nextTurn();
  open();
  expect(await Promise.all([first, ...waiting, other])).toEqual([undefined, 1, 2, 4]);
  expect(await turns.take("c", here, () => 6)).toBe(6);
});

it("does not begin what nobody waits for any more", async () => {
  const turns = createTurns({ perClient: 5, most: 5 });
  const begun: string[] = [];
  const gone = turns.take(
    "a",
    () => true,
    () => void begun.push("gone"),
  );
  await turns.take("a", here, () => void begun.push("waits"));
  expect(begun).toEqual(["waits"]);
  expect(gone).toBeInstanceOf(Promise);
});

it("goes on after a work that fails", async () => {
  const turns = createTurns({ perClient: 5, most: 5 });
  const fails = turns.take("a", here, () => {
    throw new Error("broken");
  });
  const next = turns.take("a", here, () => "well");
  await expect(fails).rejects.toThrow("broken");
  expect(await next).toBe("well");
});
