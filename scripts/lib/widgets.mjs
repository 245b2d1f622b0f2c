/**
 * The third parties of a site as they stand on this machine: the inbox serves local ones from an origin of its own. Invented voices of
 * travellers are for tests alone.
 *
 * @param {string} inbox its address
 * @param {boolean} reviews
 */
export function localWidgets(inbox, reviews) {
  return {
    videoConsultation: {
      script: `${inbox}/widgets/video.js`,
      origins: [],
      provider: { name: "Terminkalender der Entwicklungsumgebung" },
    },
    reviews: reviews
      ? {
          script: `${inbox}/widgets/reviews.js`,
          origins: [],
          provider: { name: "Bewertungsportal der Entwicklungsumgebung" },
        }
      : null,
  };
}
