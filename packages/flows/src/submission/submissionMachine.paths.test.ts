import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import { submissionMachine } from "./submissionMachine";

testEveryPath(submissionMachine, {
  events: [{ type: "submission.send", payload: 1 }, { type: "submission.reset" }],
  answers: { send: { outputs: ["answer"], errors: [new ApiFailure("offline")] } },
});
