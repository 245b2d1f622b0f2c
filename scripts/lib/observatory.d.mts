export interface ScannedPage {
  /** By their names in lower case. */
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  html: string;
}
export function observatoryScore(page: ScannedPage): { score: number; rules: string[] };
