import { ApiFailure } from "../api/ApiFailure";
import { walkEveryPath } from "../testing/everyPath";
import { here, library, phone } from "./fixtures";
import { sessionListMachine, type SessionListContext } from "./sessionListMachine";

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const { unvisited } = await walkEveryPath(sessionListMachine, {
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
  expect(unvisited).toEqual([]);
});
