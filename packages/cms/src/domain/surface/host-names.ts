/** Names of this machine, which no certificate can be had for: the own server, the mail worker and builds ask by them. */
const THIS_MACHINE =
  /^(?:[a-z0-9-]+\.)*localhost\.?(?::\d*)?$|^127\.\d+\.\d+\.\d+(?::\d*)?$|^\[::1\](?::\d*)?$/i;
const HOST = /^([a-z0-9.-]+|\[[\da-f:]+\])(?::\d*)?$/i;

export function isThisMachine(host: string): boolean {
  return THIS_MACHINE.test(host);
}

/** Without the port; undefined for what is no host. */
export function nameIn(host: string): string | undefined {
  return HOST.exec(host)?.[1];
}
