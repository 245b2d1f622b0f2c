import { testEveryPath } from "../testing/everyPath";
import { widgetMachine } from "./widgetMachine";

testEveryPath(widgetMachine, {
  inputs: [{ isAllowed: false }, { isAllowed: true }],
  events: [
    { type: "widget.load" },
    { type: "widget.retry" },
    { type: "consent.grant" },
    { type: "consent.withdraw" },
  ],
  answers: { loadWidget: { outputs: [undefined], errors: [new Error("blocked")] } },
});
