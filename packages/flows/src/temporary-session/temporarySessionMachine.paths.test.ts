import { testEveryPath } from "../testing/everyPath";
import { temporarySessionMachine } from "./temporarySessionMachine";

testEveryPath(temporarySessionMachine, {
  inputs: [{ isOn: false }, { isOn: true }],
  events: [
    { type: "mode.enable" },
    { type: "mode.disable" },
    { type: "page.leave", at: 2, graceUntil: null },
    { type: "page.leave", at: 2, graceUntil: 2 },
    { type: "page.leave", at: 2, graceUntil: 3 },
  ],
});
