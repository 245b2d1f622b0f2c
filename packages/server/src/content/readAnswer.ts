import { z } from "zod";

/** The content system answered with something that it never should, or not at all. */
export class ContentSystemError extends Error {
  override name = "ContentSystemError";
}

/** A successful answer of the right shape, or a `ContentSystemError`. */
export async function readAnswer<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  if (!response.ok) throw new ContentSystemError(`content system answered ${response.status}`);
  const parsed = schema.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new ContentSystemError(
    `content system answered something else than expected: ${z.prettifyError(parsed.error)}`,
  );
}
