/** Keeps the `limit` entries with the smallest keys, equal keys by trip; a heap whose root is the worst kept one. */
export class Top {
  private readonly keys: Float64Array;
  private readonly trips: Uint32Array;
  private size = 0;

  constructor(private readonly limit: number) {
    this.keys = new Float64Array(limit);
    this.trips = new Uint32Array(limit);
  }

  /** A key above this cannot enter. */
  get bound(): number {
    return this.size < this.limit ? Infinity : this.keys[0]!;
  }

  offer(key: number, trip: number): void {
    if (this.size < this.limit) {
      this.keys[this.size] = key;
      this.trips[this.size] = trip;
      this.rise(this.size);
      this.size += 1;
    } else if (this.limit > 0 && this.isBefore(key, trip, 0)) {
      this.keys[0] = key;
      this.trips[0] = trip;
      this.sink();
    }
  }

  sorted(): number[] {
    const order = Array.from({ length: this.size }, (_, place) => place);
    order.sort((a, b) => this.keys[a]! - this.keys[b]! || this.trips[a]! - this.trips[b]!);
    return order.map((place) => this.trips[place]!);
  }

  private isBefore(key: number, trip: number, place: number): boolean {
    const other = this.keys[place]!;
    return key < other || (key === other && trip < this.trips[place]!);
  }

  private swap(a: number, b: number): void {
    const [key, trip] = [this.keys[a]!, this.trips[a]!];
    this.keys[a] = this.keys[b]!;
    this.trips[a] = this.trips[b]!;
    this.keys[b] = key;
    this.trips[b] = trip;
  }

  private rise(from: number): void {
    for (let place = from; place > 0;) {
      const parent = (place - 1) >> 1;
      if (!this.isBefore(this.keys[parent]!, this.trips[parent]!, place)) break;
      this.swap(place, parent);
      place = parent;
    }
  }

  private sink(): void {
    for (let place = 0; ;) {
      let worst = place;
      for (const child of [2 * place + 1, 2 * place + 2]) {
        if (child < this.size && this.isBefore(this.keys[worst]!, this.trips[worst]!, child)) worst = child;
      }
      if (worst === place) return;
      this.swap(place, worst);
      place = worst;
    }
  }
}
