const PAUSE = 500;

/** Collects quickly typed letters; a pause of half a second begins a new word. Times are the key events' own. */
export function createTypeAhead() {
  let typed = "";
  let last = 0;
  return (key: string, time: number, labels: readonly string[], current: number): number => {
    typed = time - last > PAUSE ? key : typed + key;
    last = time;
    const word = typed.toLocaleLowerCase("de");
    // The same letter again goes to the next label with it.
    const isRepeated = [...word].every((letter) => letter === word[0]);
    const wanted = isRepeated ? (word[0] ?? "") : word;
    const first = isRepeated ? current + 1 : Math.max(current, 0);
    for (let step = 0; step < labels.length; step += 1) {
      const index = (first + step) % labels.length;
      if (labels[index]?.toLocaleLowerCase("de").startsWith(wanted)) return index;
    }
    return current;
  };
}
