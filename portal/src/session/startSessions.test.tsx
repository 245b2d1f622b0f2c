import { createCredentialStore, createTemporarySessionStore } from "@gratweg/flows";
import { startSessions, type Sessions } from "./startSessions";

const anna = { id: 7, email: "anna@postfach.example", role: {} };

let running: Sessions | undefined;
beforeEach(() => {
  jest.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  running?.session.stop();
  running?.temporarySession.stop();
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = "gratweg_token=; Max-Age=0; Path=/";
  document.cookie = "gratweg_signed_in=; Max-Age=0; Path=/";
});

const settle = async () => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

/** The machines with the browser's storage; the test answers what they ask. */
function start({ token, isTemporary = false }: { token?: string; isTemporary?: boolean } = {}) {
  if (token) window.localStorage.setItem("gratweg_token", token);
  if (isTemporary) window.sessionStorage.setItem("temporary_session", "true");
  const asked: {
    path: string;
    init: RequestInit;
    answer: (status: number, body: unknown) => void;
    fail: () => void;
  }[] = [];
  const goToPortal = jest.fn();
  const credentials = createCredentialStore({
    ...{ storage: () => window.localStorage, window: () => window, tokenCookie: "gratweg_token" },
  });
  running = startSessions({
    config: { contentOrigin: "https://inhalte.example", userPopulate: "role" },
    credentials,
    temporaryStore: createTemporarySessionStore(() => window.sessionStorage),
    api: {
      fetch: (input, init = {}) =>
        new Promise((resolve, reject) =>
          asked.push({
            path: input as string,
            init,
            answer: (status, body) => {
              const text = () => Promise.resolve(JSON.stringify(body));
              const headers = { get: () => null };
              resolve({
                status,
                ok: status < 400,
                headers,
                text,
                json: () => Promise.resolve(body),
              } as never);
            },
            fail: () => reject(new TypeError("Failed to fetch")),
          }),
        ),
      token: credentials.token,
      isOnline: () => true,
    },
    goToPortal,
    page: window,
  });
  const { session } = running;
  return { ...running, asked, goToPortal, credentials, account: () => session.getSnapshot().value.account };
}

it("signing in and out goes to the content system; out waits for no answer and forgets what was typed", async () => {
  const { session, asked, account, credentials } = start();
  const proof = { kind: "password", identifier: anna.email, password: "p" } as const;
  session.send({ type: "session.signIn", proof });
  asked[0]?.answer(200, { jwt: "t", user: anna });
  await settle();
  expect([account(), credentials.token()]).toEqual(["authenticated", "t"]);
  window.sessionStorage.setItem("gratweg_booking_draft:1", "{}");
  window.localStorage.setItem("trip_search_recent", "[]");
  session.send({ type: "session.signOut" });
  expect([account(), asked[1]?.path]).toEqual(["anonymous", "https://inhalte.example/api/auth/logout"]);
  expect([Object.keys(window.localStorage), Object.entries(window.sessionStorage)]).toEqual([
    [],
    [["gratweg_logged_out", "true"]],
  ]);
  // Nobody is there who could hear of it.
  asked[1]?.fail();
  await settle();
  expect(account()).toBe("anonymous");
});

it("a question that fails ends the session, unless the page was left in the middle of it", async () => {
  const here = start({ token: "t" });
  here.asked[0]?.fail();
  await settle();
  expect([here.account(), here.credentials.token()]).toEqual(["anonymous", null]);
  here.session.stop();
  here.temporarySession.stop();

  const removed = jest.spyOn(window, "removeEventListener");
  const left = start({ token: "t" });
  window.dispatchEvent(new Event("pagehide"));
  left.asked[0]?.fail();
  await settle();
  expect([left.account(), left.credentials.token()]).toEqual(["restoring", "t"]);
  expect(removed.mock.calls.map(([type]) => type)).toEqual(["pagehide"]);
  removed.mockRestore();
});
