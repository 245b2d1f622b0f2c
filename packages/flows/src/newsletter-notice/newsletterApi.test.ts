import { createNewsletterApi } from "./newsletterApi";

const { signal } = new AbortController();

test("posts the address as JSON and reads success and message, whatever the status [3.8]", async () => {
  const requests: [unknown, RequestInit | undefined][] = [];
  const api = createNewsletterApi((address, options) => {
    requests.push([address, options]);
    const body = { type: "/probleme/x", status: 422, success: false, message: "Diese Adresse ist keine." };
    return Promise.resolve(Response.json(body, { status: 422 }));
  });
  await expect(api("anna@example.org", signal)).resolves.toEqual({
    success: false,
    message: "Diese Adresse ist keine.",
  });
  expect(requests).toEqual([
    [
      "/api/newsletter",
      {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: '{"email":"anna@example.org"}',
        signal,
      },
    ],
  ]);
});

test.each([
  ["a page instead of JSON", () => new Response("<!doctype html>", { status: 200 })],
  ["JSON without what is read", () => Response.json({ ok: true })],
  ["nothing at all", () => new Response(null, { status: 204 })],
])("%s rejects [8.13]", async (_name, answer) => {
  const api = createNewsletterApi(() => Promise.resolve(answer()));
  await expect(api("anna@example.org", signal)).rejects.toMatchObject({
    message: expect.stringMatching(/JSON|answer/) as string,
  });
});

test("a network failure rejects [8.13]", async () => {
  const failure = new TypeError("Failed to fetch");
  await expect(createNewsletterApi(() => Promise.reject(failure))("a@b.de", signal)).rejects.toBe(failure);
});
