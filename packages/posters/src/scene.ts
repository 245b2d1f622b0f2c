import { Canvas } from "./canvas";
import { mix, type Rgb } from "./color";
import { Noise } from "./noise";
import { makePalette, shade, type Palette } from "./palette";
import { Rng } from "./prng";
import type { PosterParams } from "./types";

export interface Sun {
  x: number;
  y: number;
  r: number;
}

/** Everything that the parts of one picture share. */
export class Scene {
  readonly canvas: Canvas;
  readonly rng: Rng;
  readonly noise: Noise;
  readonly pal: Palette;
  /** The side that the light comes from. */
  readonly side: 1 | -1;
  /** The side of the picture's main subject; mostly right, because titles stand on the lower left. */
  readonly flip: 1 | -1;
  readonly sun: Sun;
  readonly winter: boolean;

  constructor(readonly params: PosterParams) {
    const { slug, biome, season, timeOfDay, variant, width, height } = params;
    this.canvas = new Canvas(width, height);
    // The place keeps its palette across variants; the composition changes.
    const place = new Rng(`${slug}/${biome}/${season}/${timeOfDay}`);
    this.pal = makePalette(biome, season, timeOfDay, place.fork("palette"));
    this.rng = place.fork(`variant-${variant}`);
    this.noise = new Noise(this.rng.fork("noise"));
    const light = this.rng.fork("light");
    this.flip = light.chance(0.72) ? 1 : -1;
    this.side = light.sign();
    const y = {
      morgen: light.range(0.25, 0.36),
      tag: light.range(0.13, 0.21),
      abend: light.range(0.3, 0.4),
      nacht: light.range(0.14, 0.24),
    }[timeOfDay];
    const r = { morgen: 0.05, tag: 0.042, abend: 0.066, nacht: 0.038 }[timeOfDay];
    this.sun = { x: this.side * light.range(0.12, 0.5), y, r: r * light.range(0.85, 1.15) };
    this.winter = this.pal.snowCover > 0;
  }

  /** Octaves worth summing for noise of this frequency: finer ones would be smaller than two pixels. */
  octaves(frequency: number, most: number): number {
    const fit = Math.log2(this.params.height / 2.5 / frequency);
    return Math.max(1, Math.min(most, Math.floor(fit)));
  }

  shade(surface: Rgb, light: number): Rgb {
    return shade(this.pal, surface, light);
  }

  hazed(c: Rgb, amount: number): Rgb {
    return mix(c, this.pal.haze, amount);
  }

  /** A surface at a light and a distance. */
  tone(surface: Rgb, light: number, haze = 0): Rgb {
    return this.hazed(this.shade(surface, light), haze);
  }
}
