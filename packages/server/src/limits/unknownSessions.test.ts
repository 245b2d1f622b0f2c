import { signedInUser } from "../testing/fakes";
import { createRequestLimit } from "./requestLimit";
import { limitUnknownSessions } from "./unknownSessions";

const MINUTE = 60_000;
const RIGHT = "right";
const from = (clientAddress: string) => ({ clientAddress, signal: AbortSignal.timeout(MINUTE) });

function setUp() {
  const asked: string[] = [];
  const sessions = limitUnknownSessions(
    {
      user: (token) => {
        asked.push(token);
        return Promise.resolve(token === RIGHT ? signedInUser() : undefined);
      },
    },
    createRequestLimit({ most: 3, windowMs: MINUTE }),
  );
  return { asked, sessions };
}

it("asks no more for an address that makes tokens up, and for everybody else as before", async () => {
  const { asked, sessions } = setUp();
  for (const token of ["a", "b", "c"]) expect(await sessions.user(token, from("192.0.2.1"))).toBeUndefined();
  for (const token of ["d", RIGHT])
    await expect(sessions.user(token, from("192.0.2.1"))).rejects.toThrow("too many unknown sessions");
  expect(asked).toEqual(["a", "b", "c"]);
  expect(await sessions.user(RIGHT, from("192.0.2.2"))).toEqual(signedInUser());
});

it("lets nobody shut out whom it has known, until their session ends", async () => {
  const { sessions } = setUp();
  expect(await sessions.user(RIGHT, from("192.0.2.1"))).toEqual(signedInUser());
  for (const token of ["a", "b", "c"]) await sessions.user(token, from("192.0.2.1"));
  expect(await sessions.user(RIGHT, from("192.0.2.1"))).toEqual(signedInUser());
  await expect(sessions.user("d", from("192.0.2.1"))).rejects.toThrow("too many unknown sessions");
});

it("counts nobody who is signed in", async () => {
  const { sessions } = setUp();
  for (let time = 0; time < 10; time += 1)
    expect(await sessions.user(RIGHT, from("192.0.2.1"))).toEqual(signedInUser());
});
