import { createIconService } from "./iconService";

const body = (name: string) => ({ body: `<path d="M${name.length} 0"/>` });
const answerOf = (url: string) => {
  const names = (url.split("icons=")[1] ?? "").split(",").filter((name) => name !== "gone");
  const icons = Object.fromEntries(names.map((name) => [name, body(name)]));
  return {
    ok: true,
    json: () => Promise.resolve({ prefix: "ph", icons, width: 256, height: 256 }),
  } as Response;
};
const drawing = (name: string) => ({ width: 256, height: 256, paths: [{ d: `M${name.length} 0` }] });

it("asks the own endpoint once for all icons of a set that are wanted together, and each once", async () => {
  const ask = jest.fn((url: string) => Promise.resolve(answerOf(url)));
  const load = createIconService(ask);
  const names = ["ph:wind", "ph:boat", "mdi:tent", "ph:gone", "ph:boat"];
  expect(await Promise.all(names.map(load))).toEqual([
    drawing("wind"),
    drawing("boat"),
    drawing("tent"),
    undefined,
    drawing("boat"),
  ]);
  expect(await load("ph:wind")).toEqual(drawing("wind"));
  expect(ask.mock.calls.map(([url]) => url)).toEqual([
    "/api/icons/ph.json?icons=boat,gone,wind",
    "/api/icons/mdi.json?icons=tent",
  ]);
});

it("waits half a second at most [9.20]", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const ask = jest.fn((_url: string, { signal }: { signal: AbortSignal }) =>
    signal.aborted ? Promise.reject(new Error("too late")) : Promise.resolve(answerOf("")),
  );
  expect(await createIconService(ask)("ph:boat")).toBeUndefined();
  expect(timeout.mock.calls).toEqual([[500]]);
  timeout.mockRestore();
});

it.each(["", "boat", "ph:", "ph:../x", "https://foreign.example/x"])(
  "%s is no name: nobody is asked",
  async (name) => {
    const ask = jest.fn();
    expect(await createIconService(ask)(name)).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
  },
);

it("a failed answer is no icon", async () => {
  const ask = jest.fn(() => Promise.resolve({ ok: false } as Response));
  expect(await createIconService(ask)("ph:boat")).toBeUndefined();
});
