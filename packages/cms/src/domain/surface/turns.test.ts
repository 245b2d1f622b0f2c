import { createTurns, type TurnBounds } from "./turns";

const BOUNDS: TurnBounds = { atOnce: 1, turnMs: 250, perNetwork: 10, most: 100 };
const here = () => false;
const settle = () => new Promise(setImmediate);

/** Works that go on until they are told to end; `course` names them in the order in which they began. */
function works() {
  const course: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    course.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endAll = async () => {
    for (await settle(); ends.length > 0; await settle()) ends.shift()?.();
  };
  return { course, ends, work, endAll };
}

it("gives each network a turn, however many works another one has waiting", async () => {
  const turns = createTurns(BOUNDS);
  const { course, work, endAll } = works();
  for (const name of ["a1", "a2", "a3"]) void turns.take("2001:db8:77::/48", here, work(name));
  for (const name of ["b1", "b2"]) void turns.take("198.51.100.0/24", here, work(name));
  await endAll();
  expect(course).toEqual(["a1", "a2", "b1", "a3", "b2"]);
});

it("has so many under way at the same time", async () => {
  const turns = createTurns({ ...BOUNDS, atOnce: 2 });
  const { course, ends, work } = works();
  for (const name of ["a", "b", "c"]) void turns.take(name, here, work(name));
  expect(course).toEqual(["a", "b"]);
  ends[1]?.();
  await settle();
  expect(course).toEqual(["a", "b", "c"]);
});

it("lets so many of one network wait, and so many of all", async () => {
  const turns = createTurns({ ...BOUNDS, perNetwork: 2, most: 3 });
  const { work, endAll } = works();
  const take = (network: string) => turns.take(network, here, work(network)) !== undefined;
  // The first is begun at once and waits no more.
  expect(["a", "a", "a", "a", "b", "b"].map(take)).toEqual([true, true, true, false, true, false]);
  await endAll();
  expect(take("c")).toBe(true);
});

it("keeps nobody out by others' waiting: the fullest network makes room for one that has fewer", async () => {
  const turns = createTurns({ ...BOUNDS, perNetwork: 3, most: 4 });
  const { course, work, endAll } = works();
  const out: string[] = [];
  const take = (name: string) => turns.take(name[0] ?? "", here, work(name), () => out.push(name));
  const all = ["a0", "a1", "a2", "a3", "b1"].map(take);
  all.push(take("c1"));
  expect(out).toEqual(["a3"]);
  await endAll();
  await Promise.all(all.flatMap((one) => one ?? []));
  expect(course).toEqual(["a0", "a1", "b1", "c1", "a2"]);
});

it("does not begin what nobody waits for any more, and goes on after a work that fails", async () => {
  const turns = createTurns(BOUNDS);
  const { course, work, endAll } = works();
  const failed = turns.take("a", here, () => Promise.reject(new Error("broken")));
  const gone = turns.take("b", () => true, work("gone"));
  const last = turns.take("c", here, work("last"));
  await endAll();
  await Promise.all([failed, gone, last]);
  expect(course).toEqual(["last"]);
});

it("begins the next when a work has had its turn and still waits for somebody, once", async () => {
  jest.useFakeTimers();
  const turns = createTurns(BOUNDS);
  const { course, ends, work } = works();
  for (const name of ["slow", "b", "c"]) void turns.take(name, here, work(name));
  jest.advanceTimersByTime(249);
  expect(course).toEqual(["slow"]);
  jest.advanceTimersByTime(1);
  expect(course).toEqual(["slow", "b"]);
  jest.useRealTimers();
  // Its end makes no second place.
  ends[0]?.();
  await settle();
  expect(course).toEqual(["slow", "b"]);
  ends[1]?.();
  await settle();
  expect(course).toEqual(["slow", "b", "c"]);
  ends[2]?.();
});
