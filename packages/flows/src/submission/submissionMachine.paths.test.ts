import { ApiFailure } from "../api/ApiFailure";
import { walkEveryPath } from "../testing/everyPath";
import { submissionMachine } from "./submissionMachine";

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const { unvisited } = await walkEveryPath(submissionMachine, {
    events: [{ type: "submission.send", payload: 1 }, { type: "submission.reset" }],
    answers: { send: { outputs: ["answer"], errors: [new ApiFailure("offline")] } },
  });
  expect(unvisited).toEqual([]);
});
