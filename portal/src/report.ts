/** Where failures are told of: the console, and after consent whoever counts, without a word of what was typed or shown. */
export type Report = (error: unknown) => void;

export function createReport(): Report {
  return (error) => console.error(error);
}
