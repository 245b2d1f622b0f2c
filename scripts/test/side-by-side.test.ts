import { sideBySide } from "./side-by-side.mjs";

interface Part {
  name: string;
  cores: number;
}

/** Parts that end when they are told to; `running` are those under way. */
function byHand() {
  const under = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  return {
    running: () => [...under.keys()].join(),
    work: ({ name }: Part) =>
      new Promise<void>((resolve, reject) => under.set(name, { resolve, reject })).finally(() =>
        under.delete(name),
      ),
    end: async (name: string, error?: Error) => {
      const part = under.get(name);
      if (error) part?.reject(error);
      else part?.resolve();
      // What follows is begun in the turns after it.
      await new Promise(setImmediate);
    },
  };
}

const parts = (text: string): Part[] =>
  text.split(" ").map((word) => ({ name: word.slice(0, 1), cores: Number(word.slice(1)) }));

it("does small parts side by side and large ones alone, in their order", async () => {
  const { running, work, end } = byHand();
  const all = sideBySide(parts("a1 b1 c1 d2 e1"), 2, work);
  expect(running()).toBe("a,b");
  await end("b");
  expect(running()).toBe("a,c");
  // d waits for both, and nothing overtakes it.
  await end("a");
  expect(running()).toBe("c");
  await end("c");
  expect(running()).toBe("d");
  await end("d");
  expect(running()).toBe("e");
  await end("e");
  await expect(all).resolves.toBeUndefined();
});

it("does one after the other where there is one core, the large ones too", async () => {
  const { running, work, end } = byHand();
  const all = sideBySide(parts("a1 b2"), 1, work);
  expect(running()).toBe("a");
  await end("a");
  expect(running()).toBe("b");
  await end("b");
  await all;
});

it("ends with the first part that throws and begins no more", async () => {
  const { running, work, end } = byHand();
  const all = sideBySide(parts("a1 b1 c1"), 2, work);
  const outcome = expect(all).rejects.toThrow("out of memory");
  await end("a", new Error("out of memory"));
  await outcome;
  expect(running()).toBe("b");
});
