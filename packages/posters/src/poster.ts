import { finish } from "./finish";
import { Scene } from "./scene";
import { scenes } from "./scenes";
import type { PosterParams } from "./types";

/** A landscape poster as WebP; equal parameters give equal bytes. */
export async function renderPoster(params: PosterParams): Promise<Buffer> {
  const { slug, variant, width, height } = params;
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 16 || height < 16)
    throw new RangeError(`A poster needs whole pixels, at least 16 on each side, not ${width}×${height}.`);
  const scene = new Scene(params);
  scenes[params.biome](scene);
  return finish(scene.canvas, `${slug}/${variant}`);
}
