import { createSiteQueue } from "./site-queue.mjs";
import { createSiteStates, followWishes } from "./site-wishes.mjs";

const settle = () => new Promise((resolve) => setImmediate(resolve));

it("tells how each site stands, from the wish to the pages or the reason why not", async () => {
  const stamps: Record<string, number> = { hiking: 7 };
  const built = (_data: string, key: string) => stamps[key];
  const states = createSiteStates({ data: "", keys: ["hiking", "biking"], now: () => 9, built });
  const ends: (() => void)[] = [];
  const seen = (): string[] =>
    states.all().map(({ site, state, since, reason = "" }) => `${site} ${state} ${since} ${reason}`);
  const queue = createSiteQueue({
    tell: states.tell,
    build: (key) =>
      new Promise((resolve, reject) => {
        ends.push(() =>
          key === "hiking" ? resolve({ built: true, id: key }) : reject(new Error("no room")),
        );
      }),
  });
  expect(seen()).toEqual(["hiking live 7 ", "biking queued 9 "]);
  for (const key of ["hiking", "biking"]) void queue.add(key);
  await settle();
  expect(seen()).toEqual(["hiking building 9 ", "biking queued 9 "]);
  void queue.add("hiking");
  expect(seen()[0]).toBe("hiking building 9 ");
  stamps.hiking = 8;
  ends[0]?.();
  await settle();
  expect(seen()).toEqual(["hiking queued 9 ", "biking building 9 "]);
  ends[1]?.();
  await settle();
  ends[2]?.();
  await settle();
  expect(seen()).toEqual(["hiking live 8 ", "biking failed 9 no room"]);
});

it("wants the sites of its own command, its first one first, and goes on when Strapi is away", async () => {
  const answers = [
    () => Response.json({ wanted: ["portal", "biking", "cultural"] }),
    () => {
      throw new TypeError("fetch failed");
    },
    () => new Response("", { status: 503 }),
    () => Response.json({ wanted: [] }),
    () => Response.json({ wanted: ["hiking"] }),
  ];
  const wanted: string[][] = [];
  const states = createSiteStates({ data: "", keys: ["hiking", "biking", "portal"], built: () => 1 });
  await followWishes({
    env: {},
    states,
    want: (keys) => void wanted.push(keys),
    isEnding: () => answers.length === 0,
    ask: () => Promise.resolve().then(() => answers.shift()?.() ?? Response.error()),
    rest: () => Promise.resolve(),
  });
  expect(wanted).toEqual([["biking", "portal"], ["hiking"]]);
});
