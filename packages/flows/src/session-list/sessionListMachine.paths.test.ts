import { ApiFailure } from "../api/ApiFailure";
import { testEveryPath } from "../testing/everyPath";
import { here, library, phone } from "./fixtures";
import { sessionListMachine, type SessionListContext } from "./sessionListMachine";

testEveryPath(sessionListMachine, {
  inputs: [undefined],
  events: [
    { type: "list.reload" },
    { type: "session.end", id: phone.id },
    { type: "session.end", id: here.id },
    { type: "others.end" },
    { type: "proof.change", password: "" },
    { type: "proof.change", password: "x" },
    { type: "proof.give" },
    { type: "proof.cancel" },
  ],
  answers: {
    loadSessions: { outputs: [[here], [here, phone, library]], errors: [new ApiFailure("offline")] },
    endSessions: {
      outputs: [undefined],
      errors: [
        new ApiFailure("timeout"),
        new ApiFailure("refused", { status: 422, type: "/probleme/passwort-falsch" }),
      ],
    },
  },
  project: ({ sessions, ending, trouble, password }: SessionListContext) => [
    sessions.length,
    ending,
    trouble?.reason,
    password,
  ],
});
