export interface Progress {
  step(): void;
}

/** One line when the percentage changes, so that a start script can show it and a log stays short. */
export function createProgress(label: string, total: number, print: (line: string) => void): Progress {
  let done = 0;
  let shown = -5;
  return {
    step() {
      done += 1;
      const percent = Math.floor((done / total) * 100);
      if (percent < shown + 5 && done < total) return;
      shown = percent;
      print(`Inhalte: ${done}/${total} ${label} (${percent} %)`);
    },
  };
}
