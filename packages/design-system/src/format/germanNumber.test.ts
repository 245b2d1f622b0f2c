import fc from "fast-check";
import { germanNumber } from "./germanNumber";

const formats = [
  { most: 0, least: 0 },
  { most: 1, least: 0 },
  { most: 2, least: 0 },
  { most: 2, least: 2 },
] as const;

const reference = ({ most, least }: (typeof formats)[number]) =>
  new Intl.NumberFormat("de-DE", { maximumFractionDigits: most, minimumFractionDigits: least });

test.each(formats)("is what Intl writes, with $least to $most digits", (format) => {
  const intl = reference(format);
  const same = (value: number) =>
    expect(germanNumber(value, format.most, format.least)).toBe(intl.format(value));
  const measures = fc
    .double({ min: -1e12, max: 1e12, noDefaultInfinity: true, noNaN: true })
    .filter((value) => !Object.is(value, -0));
  fc.assert(fc.property(measures, same));
  fc.assert(fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (cents) => same(cents / 100)));
  fc.assert(fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (mils) => same(mils / 1000)));
  [0, 0.5, 1.005, 0.005, 0.35, 999.995, 1e-9, -1e-9, 1234567890123].forEach(same);
});
