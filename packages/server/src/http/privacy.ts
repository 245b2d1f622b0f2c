/** Path values of persons and secrets never reach a log; the query is left out altogether (it may carry a token). */
export function loggablePath(url: string): string {
  const query = url.indexOf("?");
  return (query < 0 ? url : url.slice(0, query))
    .replace(/(\/bestaetigung\/)[^/]+/gi, "$1:fullName")
    .replace(/(\/reset-password\/)[^/]+/gi, "$1:token")
    .replace(/^(\/zahlung\/(?:kunde\/)?)[^/]+/i, "$1:id")
    .slice(0, 300);
}
