import { z } from "zod";
import type { DeclarationSource } from "../ports";
import { readAnswer } from "./contentSystem";

const receipt = z.object({ receiptNumber: z.string(), receivedAt: z.iso.datetime() });

/** The content system's declarations, which the server alone may ask. */
export function createDeclarationSystem(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): DeclarationSource {
  return {
    receive: async (order, { signal, clientAddress }) =>
      readAnswer(
        await request(`${origin}/api/internal/declarations`, {
          method: "POST",
          signal,
          redirect: "error",
          headers: {
            accept: "application/json",
            "content-type": "application/json",
            authorization: `Bearer ${secret}`,
            "x-forwarded-for": clientAddress,
          },
          body: JSON.stringify(order),
        }),
        receipt,
      ),
  };
}
