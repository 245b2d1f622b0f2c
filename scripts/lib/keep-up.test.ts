import { keepUp } from "./keep-up.mjs";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("starts a part again after 1, 5 and 25 seconds, then gives it up; ten steady minutes begin anew", async () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const ends: ((code: number) => void)[] = [];
  const part = () => ({
    name: "The inbox",
    log: "/nowhere",
    exited: new Promise<number>((end) => ends.push(end)),
  });
  const restart = jest.fn(() => Promise.resolve(part()));
  let isGivenUp = false;
  void keepUp(part(), restart).then(() => (isGivenUp = true));
  await jest.advanceTimersByTimeAsync(600_000);
  for (const pause of [1_000, 5_000, 25_000]) {
    ends.at(-1)?.(1);
    const starts = restart.mock.calls.length;
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(restart).toHaveBeenCalledTimes(starts);
    await jest.advanceTimersByTimeAsync(1);
    expect(restart).toHaveBeenCalledTimes(starts + 1);
  }
  ends.at(-1)?.(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(isGivenUp).toBe(true);
  expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/exit code 1.*It is given up/));
});
