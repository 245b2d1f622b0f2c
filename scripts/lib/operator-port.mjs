/** The server's own default in production. */
const PRODUCTION_PORT = 8001;

/**
 * Where the server takes hooks and says what it waits for: a port of its own, or on a development machine the common one.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {number}
 */
export function operatorPort({ GRATWEG_INTERNAL_PORT: own, GRATWEG_PRODUCTION: production, GRATWEG_PORT }) {
  if (own) return Number(own);
  return production === "1" || production === "true" ? PRODUCTION_PORT : Number(GRATWEG_PORT);
}
