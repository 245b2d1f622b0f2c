import type { DeclarationOrder } from "../ports";
import { createDeclarationSystem } from "./declarationSystem";

const context = { signal: new AbortController().signal, clientAddress: "203.0.113.9" };
const order: DeclarationOrder = {
  kind: "withdraw",
  declaration: { name: "Anna Ott", contract: "100017", email: "anna@post.example" },
  site: "hiking",
  officeEmail: null,
};

function setUp(answer: () => Response) {
  const asked: [unknown, RequestInit | undefined][] = [];
  const system = createDeclarationSystem("http://cms", "dienst-dienst-dienst", (address, options) => {
    asked.push([address, options]);
    return Promise.resolve(answer());
  });
  return { asked, system };
}

it("hands a declaration on with the service's secret and the visitor's address", async () => {
  const receipt = { receiptNumber: "W-2222-3333", receivedAt: "2026-11-21T12:00:00.000Z" };
  const { asked, system } = setUp(() => Response.json(receipt));
  await expect(system.receive(order, context)).resolves.toEqual(receipt);
  expect(asked).toEqual([
    [
      "http://cms/api/internal/declarations",
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

it.each<[string, () => Response]>([
  ["an error", () => new Response("{}", { status: 500 })],
  ["an answer without a receipt", () => Response.json({})],
  ["no JSON", () => new Response("<!doctype html>")],
])("does not take %s for a receipt", async (_what, answer) => {
  await expect(setUp(answer).system.receive(order, context)).rejects.toThrow(/content system answered/);
});
