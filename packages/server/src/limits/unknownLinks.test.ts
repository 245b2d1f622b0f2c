import type { BookingSource, NewsletterSource } from "../ports";
import { createRequestLimit } from "./requestLimit";
import { limitUnknownLinks } from "./unknownLinks";

const MINUTE = 60_000;
const from = (clientAddress: string) => ({ clientAddress, signal: AbortSignal.timeout(MINUTE) });
const RIGHT = "right";

interface Link {
  token: string;
}

function setUp() {
  const asked: string[] = [];
  const answer = (token: string) => {
    asked.push(token);
    return token === RIGHT ? "confirmed" : "unknown";
  };
  const sources = limitUnknownLinks(
    {
      bookings: {
        prove: ({ token }: Link) => Promise.resolve({ outcome: answer(token) }),
      } as unknown as BookingSource,
      newsletter: {
        confirm: ({ token }: Link) => Promise.resolve(answer(token)),
        unsubscribe: ({ token }: Link) => Promise.resolve(answer(token)),
      } as unknown as NewsletterSource,
      emailConfirmation: {
        confirm: ({ token }) => Promise.resolve(answer(token)),
        look: ({ token }) => Promise.resolve(answer(token) === "unknown" ? "unknown" : "open"),
      },
    },
    createRequestLimit({ most: 4, windowMs: MINUTE }),
  );
  const origin = "http://localhost";
  const follow = [
    (token: string, who: string) => sources.bookings.prove({ token, press: false }, from(who)),
    (token: string, who: string) => sources.newsletter?.confirm({ token, origin }, from(who)),
    (token: string, who: string) => sources.newsletter?.unsubscribe({ token, origin }, from(who)),
    (token: string, who: string) =>
      sources.emailConfirmation?.confirm({ token, origin, password: "Wanderstiefel-2026" }, from(who)),
  ];
  return { asked, follow };
}

it("asks for so many made-up links of one address, of whatever mail, and no more", async () => {
  const { asked, follow } = setUp();
  for (const [at, one] of follow.entries()) await one(`made-up-${at}`, "203.0.113.9");
  for (const one of follow) {
    await expect(one("made-up", "203.0.113.9")).rejects.toThrow("too many unknown links");
    await expect(one("made-up", "203.0.113.10")).resolves.toBeDefined();
  }
  expect(asked).toHaveLength(8);
});

it("counts no right ones: mail programs unsubscribe many from one address", async () => {
  const { asked, follow } = setUp();
  for (let time = 0; time < 20; time += 1) for (const one of follow) await one(RIGHT, "203.0.113.9");
  expect(asked).toHaveLength(80);
});
