import { createContentCache } from "./content-cache";
import { someContent } from "./testing";

it("loads once for all who ask, again after a change, a failure, its lifetime or midnight", async () => {
  let time = 0;
  const load = jest.fn(() => Promise.resolve(someContent()));
  const cache = createContentCache(load, () => time);
  await Promise.all([cache.read(1, "2027-05-01"), cache.read(1, "2027-05-01")]);
  expect(load).toHaveBeenCalledTimes(1);
  await cache.read(1, "2027-05-02");
  expect(load).toHaveBeenCalledTimes(2);
  cache.clear();
  await cache.read(1, "2027-05-02");
  time = 10_000;
  load.mockReturnValueOnce(Promise.reject(new Error("away")));
  await expect(cache.read(1, "2027-05-02")).rejects.toThrow("away");
  await cache.read(1, "2027-05-02");
  expect(load).toHaveBeenCalledTimes(5);
});

it("does not keep what was read before a change and arrived after it", async () => {
  let arrive: (content: ReturnType<typeof someContent>) => void = () => undefined;
  const load = jest
    .fn(() => Promise.resolve(someContent()))
    .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const cache = createContentCache(load, () => 0);
  const early = cache.read(1, "2027-05-01");
  cache.clear();
  arrive({ ...someContent(), insurance: null });
  await early;
  expect((await cache.read(1, "2027-05-01"))?.insurance).not.toBeNull();
});
