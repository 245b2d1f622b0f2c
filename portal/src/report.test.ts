import { createReport } from "./report";

it("a failure is told in the console, and to whoever wants to hear of it from then on", () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { report, tellAlso } = createReport();
  const told: unknown[] = [];
  report("before the configuration is read");
  tellAlso((error) => told.push(error));
  report("after it");
  expect(logged.mock.calls).toEqual([["before the configuration is read"], ["after it"]]);
  expect(told).toEqual(["after it"]);
});
