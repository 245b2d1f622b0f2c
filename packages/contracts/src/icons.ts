import { z } from "zod";

/** `GET /api/icons/{set}.json`: Iconify's JSON format. */
export const iconsAnswer = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
  width: z.int(),
  height: z.int(),
  not_found: z.array(z.string()).optional(),
});
export type IconsAnswer = z.infer<typeof iconsAnswer>;
