import { inlineScripts, type InlineScripts } from "@gratweg/contracts";
import type { Files } from "./files";

/** What a build says of its own inline scripts. A build that says nothing has none. */
export async function readInlineScripts(file: string, files: Pick<Files, "read">): Promise<InlineScripts> {
  const bytes = await files.read(file).catch(() => undefined);
  return bytes === undefined ? {} : inlineScripts.parse(JSON.parse(bytes.toString()));
}
