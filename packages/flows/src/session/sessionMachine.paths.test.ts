import { SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { controlledPromise } from "../testing/controlledPromise";
import { allTransitions, generatePaths, walk, type GraphEvent } from "../testing/paths";
import type { Credentials, SessionUser } from "./credentials";
import { SessionError } from "./SessionError";
import { sessionMachine, type Proof, type SessionContext } from "./sessionMachine";

const anna: SessionUser = { id: 7, email: "anna@example.org" };
const here: Credentials = { token: "here", user: anna };
const there: Credentials = { token: "there", user: null };
const proof: Proof = { kind: "password", identifier: "anna@example.org", password: "Gipfelglück" };

const done = (name: string) => `xstate.done.actor.${name}`;
const failed = (name: string) => `xstate.error.actor.${name}`;
const DEADLINE = "xstate.after.checkDeadline.session.check.checking";

const paths = generatePaths(sessionMachine, {
  inputs: [{ credentials: null }, { credentials: here }],
  events: (snapshot): GraphEvent[] => [
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
    ...(snapshot.matches({ account: "restoring" })
      ? [
          { type: done("fetchUser"), output: anna },
          { type: failed("fetchUser"), error: new Error("401") },
        ]
      : []),
    ...(snapshot.matches({ account: "signingIn" })
      ? [
          { type: done("signIn"), output: here },
          { type: failed("signIn"), error: new SessionError("credentials") },
        ]
      : []),
    ...(snapshot.matches({ check: "checking" })
      ? [
          { type: done("checkToken"), output: { id: 7 } },
          { type: failed("checkToken"), error: new Error("401") },
          { type: DEADLINE },
        ]
      : []),
  ],
  project: ({ value, context }: AnyMachineSnapshot) => {
    const { token, isLeading } = context as SessionContext;
    return [value as unknown, token, isLeading];
  },
});

it("walks every generated path as the pure machine predicts it, and visits every transition", async () => {
  const visited = new Set<string>();
  for (const path of paths) {
    const fetchUser = controlledPromise<SessionUser, { token: string }>();
    const checkToken = controlledPromise<unknown, { token: string }>();
    const signIn = controlledPromise<Credentials, { proof: Proof }>();
    const clock = new SimulatedClock();
    const machine = sessionMachine.provide({
      actors: { fetchUser: fetchUser.logic, checkToken: checkToken.logic, signIn: signIn.logic },
    });
    const walked = await walk(machine, path, clock, {
      [done("fetchUser")]: ({ output }) => fetchUser.last().resolve(output as SessionUser),
      [failed("fetchUser")]: ({ error }) => fetchUser.last().reject(error),
      [done("signIn")]: ({ output }) => signIn.last().resolve(output as Credentials),
      [failed("signIn")]: ({ error }) => signIn.last().reject(error),
      [done("checkToken")]: ({ output }) => checkToken.last().resolve(output),
      [failed("checkToken")]: ({ error }) => checkToken.last().reject(error),
      [DEADLINE]: () => clock.increment(2_000),
    });
    expect({ events: path.events, values: walked.values }).toEqual({
      events: path.events,
      values: path.values,
    });
    for (const name of walked.visited) visited.add(name);
  }
  expect([...visited].sort()).toEqual(allTransitions(sessionMachine));
}, 60_000);
