type Noise = (x: number, y: number) => number;

/** Gradient noise (Perlin) between about -0.7 and 0.7, the same for the same seed on every machine. */
export function gradientNoise(seed: number): Noise {
  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - ix, y - iy];
    const slope = (cx: number, cy: number) => {
      const angle = corner(ix + cx, iy + cy, seed) * Math.PI;
      return Math.cos(angle) * (dx - cx) + Math.sin(angle) * (dy - cy);
    };
    const top = mix(slope(0, 0), slope(1, 0), fade(dx));
    return mix(top, mix(slope(0, 1), slope(1, 1), fade(dx)), fade(dy));
  };
}

/** Octaves that fold at zero, on bent coordinates: crests and winding valleys rather than cushions. */
export function ridgedNoise(seed: number, octaves: number): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => gradientNoise(seed + octave * 101));
  const [bendX, bendY] = [gradientNoise(seed + 7001), gradientNoise(seed + 9001)];
  return (x, y) => {
    const [bx, by] = [x + bendX(x * 0.9, y * 0.9) * 0.7, y + bendY(x * 0.9, y * 0.9) * 0.7];
    let [sum, weight, total] = [0, 1, 0];
    layers.forEach((layer, octave) => {
      const value = layer(bx * 2 ** octave + octave * 17.3, by * 2 ** octave + octave * 9.1);
      sum += (0.5 - 2 * Math.abs(value)) * weight;
      total += weight;
      weight *= 0.45;
    });
    return sum / total;
  };
}

/** A number from a text: FNV-1a. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function corner(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x7fffffff - 1;
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
