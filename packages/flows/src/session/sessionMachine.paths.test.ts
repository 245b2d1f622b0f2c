import { testEveryPath } from "../testing/everyPath";
import type { Credentials, SessionUser } from "./credentials";
import { SessionError } from "./SessionError";
import { sessionMachine, type Proof, type SessionContext } from "./sessionMachine";

const anna: SessionUser = { id: 7, email: "anna@example.org" };
const here: Credentials = { token: "here", user: anna };
const there: Credentials = { token: "there", user: null };
const proof: Proof = { kind: "password", identifier: "anna@example.org", password: "Gipfelglück" };

testEveryPath(sessionMachine, {
  inputs: [{ credentials: null }, { credentials: here }],
  events: [
    { type: "auth.open", isSuspended: false },
    { type: "auth.open", isSuspended: true },
    { type: "session.signIn", proof },
    { type: "session.adopt", credentials: there },
    { type: "session.signOut" },
    { type: "session.lose" },
    { type: "user.change", user: anna },
    { type: "tab.change", credentials: null },
    { type: "tab.change", credentials: here },
    { type: "tab.change", credentials: there },
  ],
  answers: {
    fetchUser: { outputs: [anna], errors: [new Error("401")] },
    signIn: { outputs: [here], errors: [new SessionError("credentials")] },
    checkToken: { outputs: [{ id: 7 }], errors: [new Error("401")] },
  },
  project: ({ token, isLeading }: SessionContext) => [token, isLeading],
});
