import { createNewsletterSystem } from "./newsletterSystem";

const context = { signal: new AbortController().signal, clientAddress: "203.0.113.9" };
const link = { token: "a".repeat(43), origin: "https://wandern.gratweg.example" };

function setUp(answer: () => Response) {
  const asked: [unknown, RequestInit | undefined][] = [];
  const system = createNewsletterSystem("http://cms", "dienst-dienst-dienst", (address, options) => {
    asked.push([address, options]);
    return Promise.resolve(answer());
  });
  return { asked, system };
}

it("asks with the service's secret and the visitor's address", async () => {
  const { asked, system } = setUp(() => Response.json({ outcome: "accepted" }));
  const order = {
    email: "anna@post.example",
    site: "hiking" as const,
    origin: link.origin,
    textVersion: "1",
  };
  await expect(system.subscribe(order, context)).resolves.toBeUndefined();
  expect(asked).toEqual([
    [
      "http://cms/api/internal/newsletter/subscribe",
      {
        method: "POST",
        signal: context.signal,
        redirect: "error",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          authorization: "Bearer dienst-dienst-dienst",
          "x-forwarded-for": "203.0.113.9",
        },
        body: JSON.stringify(order),
      },
    ],
  ]);
});

it.each(["confirmed", "expired", "unsubscribed", "unknown"])("reads %s", async (outcome) => {
  const { system } = setUp(() => Response.json({ outcome }));
  await expect(system.confirm(link, context)).resolves.toBe(outcome);
});

it.each([
  ["another outcome", () => Response.json({ outcome: "perhaps" })],
  ["a failure", () => Response.json({ outcome: "unsubscribed" }, { status: 503 })],
  ["no JSON", () => new Response("<html>")],
])("rejects on %s", async (_name, answer) => {
  const { system } = setUp(answer);
  await expect(system.unsubscribe(link, context)).rejects.toMatchObject({ name: "ContentSystemError" });
});
