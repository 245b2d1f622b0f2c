import { testEveryPath } from "../testing/everyPath";
import { analyticsMachine, type AnalyticsContext, type StartClient } from "./analyticsMachine";

const start: StartClient = () => ({ view: () => {}, stop: () => {} });

testEveryPath(analyticsMachine, {
  events: [
    { type: "consent.grant" },
    { type: "consent.withdraw" },
    { type: "route.change", view: { path: "/de", at: 1 } },
    { type: "route.change", view: { path: "/de/magazin", at: 2 } },
    { type: "page.fail", failure: { error: new Error("kaputt"), path: "/de", at: 3 } },
  ],
  answers: { loadClient: { outputs: [start], errors: [new Error("Loading chunk 7 failed.")] } },
  project: ({ lastPath }: AnalyticsContext) => lastPath,
});
