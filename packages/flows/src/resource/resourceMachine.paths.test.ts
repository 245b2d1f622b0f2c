import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import { resourceMachine, type ResourceContext } from "./resourceMachine";

testEveryPath(resourceMachine, {
  events: [
    { type: "resource.ask", params: { page: 1 } },
    { type: "resource.ask", params: { page: 2 }, isTyping: true },
    { type: "resource.reload" },
    { type: "resource.replace", data: "newer" },
  ],
  answers: { load: { outputs: ["answer"], errors: [new ApiFailure("offline")] } },
  project: ({ asked, answer }: ResourceContext) => [asked, answer],
});
