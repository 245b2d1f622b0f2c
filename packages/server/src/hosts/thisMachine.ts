const THIS_MACHINE =
  /^(?:[a-z0-9-]+\.)*localhost\.?(?::\d*)?$|^127\.\d+\.\d+\.\d+(?::\d*)?$|^\[::1\](?::\d*)?$/i;

/** Names of this machine, which no certificate can be had for; a browser never takes them for another. */
export function isNameOfThisMachine(host: string): boolean {
  return THIS_MACHINE.test(host);
}
