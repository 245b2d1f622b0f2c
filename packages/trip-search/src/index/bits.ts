/** Sets of trips, one bit for each. Assertions (`!`) stand where an index cannot leave its typed array. */
export type Bits = Uint32Array;

export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff);
  if (size & 31) bits[bits.length - 1] = (1 << (size & 31)) - 1;
  return bits;
}

export function addBit(bits: Bits, index: number): void {
  bits[index >>> 5]! |= 1 << (index & 31);
}

export function hasBit(bits: Bits, index: number): boolean {
  return (bits[index >>> 5]! & (1 << (index & 31))) !== 0;
}

export function addAll(target: Bits, source: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! |= source[word]!;
}

export function keepOnly(target: Bits, source: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= source[word]!;
}

export function leaveOut(target: Bits, source: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= ~source[word]!;
}

/** Writes the members in ascending order into `into`; answers how many. */
export function members(bits: Bits, into: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word]!;
    const base = word << 5;
    while (rest !== 0) {
      into[count++] = base + 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
    }
  }
  return count;
}
