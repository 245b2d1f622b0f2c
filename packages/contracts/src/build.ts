import { z } from "zod";

/** `GET /builds/latest.json`: changes with the host's site or the portal. */
export const latestBuild = z.object({ id: z.string().min(1), builtAt: z.iso.datetime() });
export type LatestBuild = z.infer<typeof latestBuild>;
