/**
 * Survivors that change nothing that anybody could notice: file, a piece of the line, and why no test can tell.
 *
 * @type {{ file: string, code: string, reason: string }[]}
 */
export const EQUIVALENT = [];
