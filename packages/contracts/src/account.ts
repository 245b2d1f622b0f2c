import { z } from "zod";

/** Answer of `GET /api/users/me`: the presence of `id` proves a valid session (section 3). */
export const meAnswer = z.looseObject({ id: z.union([z.int(), z.string()]) });
export type MeAnswer = z.infer<typeof meAnswer>;
