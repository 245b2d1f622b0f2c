/** Where the browser goes for social sign-in; `apiUrl` is where the REST interface begins. For pages that need no client yet. */
export function providerUrl(apiUrl: string, provider: string): string {
  return `${apiUrl}/connect/${encodeURIComponent(provider)}`;
}
