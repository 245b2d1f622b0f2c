/** Where failures are told of: the console, and after consent whoever counts, without a word of what was typed or shown. */
export type Report = (error: unknown) => void;

export interface Reporting {
  report: Report;
  /** Tells them of failures too, from now on: what fails before has nobody to tell but the console. */
  tellAlso: (listener: Report) => void;
}

export function createReport(): Reporting {
  let tell: Report = () => undefined;
  return {
    report: (error) => {
      console.error(error);
      tell(error);
    },
    tellAlso: (listener) => (tell = listener),
  };
}

/** The content system's error hook (section 8). Without the message, which may repeat what somebody typed. */
export function logContentFailure({ name, status }: { name: string; status: number }): void {
  console.info(`Content system: ${name}, status ${status}`);
}
