/** A Uint32Array that grows. */
export class GrowableUint32 {
  private values: Uint32Array;
  length = 0;

  constructor(capacity = 1024) {
    this.values = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(Math.ceil(this.values.length * 1.6));
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  /** A view, valid until the next push. */
  view(): Uint32Array {
    return this.values.subarray(0, this.length);
  }

  take(): Uint32Array {
    return this.values.slice(0, this.length);
  }
}
