import { z } from "zod";
import type { DeclarationSource } from "../ports";
import { readAnswer } from "./contentSystem";
import { internalCalls } from "./contentSystemCalls";

const receipt = z.object({ receiptNumber: z.string(), receivedAt: z.iso.datetime() });

/** The content system's declarations, which the server alone may ask. */
export function createDeclarationSystem(
  origin: string,
  secret: string,
  request: typeof fetch = fetch,
): DeclarationSource {
  const call = internalCalls(origin, secret, request);
  return {
    receive: async (order, context) => readAnswer(await call("declarations", context, order), receipt),
  };
}
