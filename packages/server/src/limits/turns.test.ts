import { setImmediate as nextTurn } from "node:timers/promises";
import { createTurns, CrowdedOut } from "./turns";

const here = () => false;

it("gives each client a turn, and the event loop one after each work", async () => {
  const turns = createTurns({ perClient: 10, perNetwork: 10, most: 100 });
  const course: string[] = [];
  const work = (name: string) => () => void course.push(name);
  const all = [
    ...["a1", "a2", "a3"].map((name) => turns.take("192.0.2.1", here, work(name))),
    turns.take("198.51.100.1", here, work("b1")),
    nextTurn().then(() => course.push("a page")),
  ];
  await Promise.all(all.flatMap((one) => one ?? []));
  expect([...course].sort()).toEqual(["a page", "a1", "a2", "a3", "b1"]);
  expect(course.indexOf("b1")).toBeLessThan(course.indexOf("a3"));
  expect(course.indexOf("a page")).toBeLessThan(course.indexOf("a3"));
});

it("lets so many of one client wait, and so many of all", async () => {
  const turns = createTurns({ perClient: 2, perNetwork: 2, most: 3 });
  let open = () => {};
  const first = turns.take("192.0.2.1", here, () => new Promise<void>((resolve) => (open = resolve)));
  const waiting = [turns.take("192.0.2.1", here, () => 1), turns.take("192.0.2.1", here, () => 2)];
  expect(turns.take("192.0.2.1", here, () => 3)).toBeUndefined();
  const other = turns.take("198.51.100.1", here, () => 4);
  expect(turns.take("198.51.100.2", here, () => 5)).toBeUndefined();
  await nextTurn();
  open();
  expect(await Promise.all([first, ...waiting, other])).toEqual([undefined, 1, 2, 4]);
  expect(await turns.take("203.0.113.1", here, () => 6)).toBe(6);
});

it("gives a network one client's turn, however many addresses it asks from", async () => {
  const turns = createTurns({ perClient: 2, perNetwork: 3, most: 100 });
  const course: string[] = [];
  const ask = (address: string) => turns.take(address, here, () => void course.push(address));
  const flood = Array.from({ length: 5 }, (_, net) => ask(`2001:db8:77:${net}::1`));
  // The first is begun at once and waits no more.
  expect(flood.map((one) => one !== undefined)).toEqual([true, true, true, true, false]);
  await Promise.all([...flood, ask("2001:db8:78::1")].flatMap((one) => one ?? []));
  expect(course.indexOf("2001:db8:78::1")).toBeLessThan(course.indexOf("2001:db8:77:2::1"));
});

it("keeps nobody out by others' waiting: the fullest network makes room for one that has fewer", async () => {
  const turns = createTurns({ perClient: 3, perNetwork: 3, most: 5 });
  const done: string[] = [];
  const ask = (address: string) => turns.take(address, here, () => void done.push(address));
  // The first is begun at once and waits no more.
  const crowd = ["192.0.2.9", "192.0.2.1", "192.0.2.2", "192.0.2.3"].map(ask);
  const others = ["198.51.100.1", "198.51.100.2"].map(ask);
  const crowdedOut = expect(crowd[3]).rejects.toBeInstanceOf(CrowdedOut);
  const newcomer = ask("203.0.113.1");
  expect(newcomer).toBeInstanceOf(Promise);
  await crowdedOut;
  expect(ask("198.51.100.3")).toBeUndefined();
  await Promise.all([...crowd.slice(0, 3), ...others, newcomer].flatMap((one) => one ?? []));
  expect(done.sort()).toEqual([
    ...["192.0.2.1", "192.0.2.2", "192.0.2.9"],
    ...["198.51.100.1", "198.51.100.2", "203.0.113.1"],
  ]);
});

it("does not begin what nobody waits for any more", async () => {
  const turns = createTurns({ perClient: 5, perNetwork: 5, most: 5 });
  const begun: string[] = [];
  const gone = turns.take(
    "192.0.2.1",
    () => true,
    () => void begun.push("gone"),
  );
  await turns.take("192.0.2.1", here, () => void begun.push("waits"));
  expect(begun).toEqual(["waits"]);
  expect(gone).toBeInstanceOf(Promise);
});

it("goes on after a work that fails", async () => {
  const turns = createTurns({ perClient: 5, perNetwork: 5, most: 5 });
  const fails = turns.take("192.0.2.1", here, () => {
    throw new Error("broken");
  });
  const next = turns.take("192.0.2.1", here, () => "well");
  await expect(fails).rejects.toThrow("broken");
  expect(await next).toBe("well");
});
