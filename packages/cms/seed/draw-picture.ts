import { renderLogo, renderPoster } from "../posters";
import type { PictureJob } from "./picture-jobs";

export interface Drawing {
  job: PictureJob;
  width: number;
  height: number;
  /** Where the finished picture belongs. */
  file: string;
}

export function drawPicture({ job, width, height }: Drawing): Promise<Buffer> {
  if (job.kind === "logo") return renderLogo({ slug: job.slug, name: job.text });
  return renderPoster({ slug: job.slug, ...job.poster, width, height });
}
