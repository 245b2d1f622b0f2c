import { createAuthApi } from "./authApi";

it("every call that may sign in carries the content system's cookie, so that a known device stays unlocked", async () => {
  const sent: [string, RequestCredentials | undefined][] = [];
  const auth = createAuthApi({
    baseUrl: "http://localhost:1337",
    origin: "http://hiking.localhost:8000",
    fetch: (input, init) => {
      sent.push([new URL(input as string).pathname, init?.credentials]);
      return Promise.resolve(
        Response.json({ id: 1, jwt: "t", user: { id: 1, role: { type: "authenticated" } } }),
      );
    },
  });
  await auth.signIn({ kind: "password", identifier: "a@b.example", password: "Bergschuh-2027" });
  await auth.setPassword({ token: "code", password: "Bergschuh-2027" });
  await auth.changePassword({ currentPassword: "Bergschuh-2027", password: "Gamaschen-2027" });
  await auth.fetchUser("t");
  expect(sent).toEqual([
    ["/api/auth/local", "include"],
    ["/api/auth/reset-password", "include"],
    ["/api/auth/change-password", "include"],
    ["/api/users/me", undefined],
  ]);
});
