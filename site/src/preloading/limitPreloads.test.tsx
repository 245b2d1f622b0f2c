import { limitPreloads, type LinkLoader } from "./limitPreloads";

function setUp(connection?: { saveData?: boolean; effectiveType?: string }) {
  jest.useFakeTimers();
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  const loadPage = jest.fn(() => new Promise(() => undefined));
  const core = { enqueue: jest.fn(), prefetch: jest.fn(), hovering: jest.fn() };
  const loader = { loadPage, ...core } as unknown as LinkLoader;
  limitPreloads(loader, window);
  return { loader, loadPage, core };
}
afterEach(() => jest.useRealTimers());

it("Gatsby's links ask the queue, and the pages come through Gatsby's loader after its patience", () => {
  const { loader, loadPage, core } = setUp();
  for (let page = 1; page <= 9; page += 1) loader.enqueue(`/de/${page}`);
  loader.prefetch("/de/10");
  const queued = jest.fn();
  loader.enqueue("/de/11").then(queued);
  loader.enqueue("/de/1").abort();
  expect(queued).toHaveBeenCalledWith(true);
  jest.advanceTimersByTime(2999);
  expect(loadPage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(loadPage.mock.calls).toEqual([["/de/2"], ["/de/3"], ["/de/4"], ["/de/5"]]);
  for (const own of Object.values(core)) expect(own).not.toHaveBeenCalled();
});

it("a link that is pointed at is loaded at once", () => {
  const { loader, loadPage } = setUp();
  loader.enqueue("/de/1");
  loader.hovering("/de/2");
  expect(loadPage.mock.calls).toEqual([["/de/2"]]);
});

it("links that differ in their query are one page, until one of them is pointed at", () => {
  const { loader, loadPage } = setUp();
  for (const activity of ["wandern", "radfahren", "paddeln"])
    loader.enqueue(`/de/reisesuche?activity=${activity}`);
  jest.advanceTimersByTime(3000);
  loader.hovering("/de/reisesuche?activity=paddeln");
  expect(loadPage.mock.calls).toEqual([["/de/reisesuche"], ["/de/reisesuche?activity=paddeln"]]);
});

it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is preloaded on %j",
  (connection) => {
    const { loader, loadPage } = setUp(connection);
    loader.enqueue("/de/1");
    loader.hovering("/de/2");
    jest.runAllTimers();
    expect(loadPage).not.toHaveBeenCalled();
  },
);
