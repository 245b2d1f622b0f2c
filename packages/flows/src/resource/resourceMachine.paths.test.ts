import { ApiFailure } from "../api/ApiFailure";
import { walkEveryPath } from "../testing/everyPath";
import { resourceMachine, type ResourceContext } from "./resourceMachine";

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const { unvisited } = await walkEveryPath(resourceMachine, {
    events: [
      { type: "resource.ask", params: { page: 1 } },
      { type: "resource.ask", params: { page: 2 }, isTyping: true },
      { type: "resource.reload" },
      { type: "resource.replace", data: "newer" },
    ],
    answers: { load: { outputs: ["answer"], errors: [new ApiFailure("offline")] } },
    project: ({ asked, answer }: ResourceContext) => [asked, answer],
  });
  expect(unvisited).toEqual([]);
}, 60_000);
