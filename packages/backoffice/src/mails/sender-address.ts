/** `hallo@gratweg.example` of `Gratweg <hallo@gratweg.example>` */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
