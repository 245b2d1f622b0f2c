/** Strapi asks `/admin/init` for this name; with telemetry off it is the word „false“. */
const SCOPES = ["false", "gratweg"];

/**
 * Editors come to write. Strapi remembers in the browser who has closed its tour, its news and its offers; these entries say so from
 * the start. Whoever opens the tour again keeps it.
 */
export function quiet(storage: Storage): void {
  const remember = (key: string, value: unknown): void => {
    if (storage.getItem(key) === null) storage.setItem(key, JSON.stringify(value));
  };
  remember("STRAPI_GUIDED_TOUR", { tours: {}, enabled: false, hidden: true, completedActions: [] });
  remember("STRAPI_NPS_SURVEY_SETTINGS", { enabled: false });
  for (const scope of SCOPES) remember(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${scope}`, true);
}
