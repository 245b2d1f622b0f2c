/**
 * Does parts in their order, as many at the same time as there is room for; a part says with `cores` how much of it it takes.
 *
 * @template {{ cores: number }} Part
 * @param {readonly Part[]} parts
 * @param {number} room
 * @param {(part: Part) => Promise<void>} work
 */
export async function sideBySide(parts, room, work) {
  const running = new Set();
  let taken = 0;
  for (const part of parts) {
    const cores = Math.min(part.cores, room);
    while (taken + cores > room) await Promise.race(running);
    taken += cores;
    const done = work(part).finally(() => {
      taken -= cores;
      running.delete(done);
    });
    running.add(done);
  }
  await Promise.all(running);
}
