/** Simple signs in a box of 100 × 100: `f` is the first ink, `s` the second. */
type Mark = (f: string, s: string) => string;

const petals = (n: number, draw: (angle: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw((360 / n) * i)).join("");

export const marks: readonly Mark[] = [
  // Two summits and a sun.
  (f, s) =>
    `<circle cx="70" cy="26" r="13" fill="${s}"/><path d="M2 86 36 22l15 27 11-15 36 52z" fill="${f}"/><path d="M36 22 25 43l7 8 6-6 8 7 4-5z" fill="${s}"/>`,
  // Compass rose.
  (f, s) =>
    `<circle cx="50" cy="50" r="44" fill="none" stroke="${f}" stroke-width="6"/><path d="M50 14 60 50H40z" fill="${s}"/><path d="M50 86 40 50h20z" fill="${f}"/><circle cx="50" cy="50" r="4" fill="${f}"/>`,
  // A path winding to a summit.
  (f, s) =>
    `<path d="M8 62 50 10l42 52z" fill="${f}"/><path d="M30 96c0-16 46-12 46-27S40 60 44 48" fill="none" stroke="${s}" stroke-width="9" stroke-linecap="round"/>`,
  // Boot print.
  (f, s) =>
    `<g transform="rotate(14 50 50)"><path d="M36 8c16-6 32 4 32 22 0 12-6 18-6 28H34c0-12-8-18-8-30 0-10 3-17 10-20z" fill="${f}"/><path d="M34 66h28v12a14 16 0 0 1-28 0z" fill="${f}"/><path d="M32 22h30M30 34h34M33 46h29M36 76h24" stroke="${s}" stroke-width="5"/></g>`,
  // Fir.
  (f, s) =>
    `<path d="M50 4 72 36H61l17 24H65l19 26H16l19-26H22l17-24H28z" fill="${f}"/><path d="M50 46v50" stroke="${s}" stroke-width="6"/>`,
  // Waves under a sun.
  (f, s) =>
    `<path d="M24 50a26 26 0 0 1 52 0z" fill="${s}"/><path d="M4 62c12-10 20-10 31 0s20 10 31 0 19-10 30 0M4 80c12-10 20-10 31 0s20 10 31 0 19-10 30 0" fill="none" stroke="${f}" stroke-width="8" stroke-linecap="round"/>`,
  // Wheel.
  (f, s) =>
    `<circle cx="50" cy="50" r="42" fill="none" stroke="${f}" stroke-width="8"/>${petals(8, (a) => `<path d="M50 50V14" stroke="${s}" stroke-width="4" transform="rotate(${a} 50 50)"/>`)}<circle cx="50" cy="50" r="8" fill="${f}"/>`,
  // Tent.
  (f, s) =>
    `<path d="M50 16 94 84H6z" fill="${f}"/><path d="M50 42 68 84H32z" fill="${s}"/><path d="M43 6l7 11 7-11" fill="none" stroke="${f}" stroke-width="5" stroke-linecap="round"/>`,
  // Edelweiss.
  (f, s) =>
    `${petals(8, (a) => `<path d="M50 46C38 34 42 14 50 4c8 10 12 30 0 42z" fill="${f}" transform="rotate(${a} 50 50)"/>`)}<circle cx="50" cy="50" r="13" fill="${s}"/>`,
  // Contour lines.
  (f, s) =>
    `<g fill="none" stroke="${f}" stroke-width="5"><path d="M50 6c26 0 44 16 44 40S78 94 50 94 6 74 6 50 22 6 50 6z"/><path d="M52 22c18 0 28 12 27 28S66 78 48 78 22 66 22 50s12-28 30-28z"/></g><path d="M54 38c9 0 12 7 11 14s-8 11-16 10-12-6-11-13 7-11 16-11z" fill="${s}"/>`,
  // Bird over a ridge.
  (f, s) =>
    `<path d="M8 36c14-10 30-8 42 6 12-14 28-16 42-6-16-1-28 6-42 22C36 42 24 35 8 36z" fill="${s}"/><path d="M2 92 28 62l16 16 18-22 36 36z" fill="${f}"/>`,
  // Signpost.
  (f, s) =>
    `<path d="M46 8h8v88h-8z" fill="${f}"/><path d="M20 18h50l14 11-14 11H20z" fill="${s}"/><path d="M80 48H32L18 59l14 11h48z" fill="${f}"/>`,
];
