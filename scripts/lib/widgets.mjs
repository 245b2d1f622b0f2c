/**
 * The two third parties of a site as they stand on this machine: the inbox serves local ones from an origin of its own.
 *
 * @param {string} inbox its address
 */
export function localWidgets(inbox) {
  return {
    videoConsultation: {
      script: `${inbox}/widgets/video.js`,
      origins: [],
      provider: { name: "Terminkalender der Entwicklungsumgebung" },
    },
    reviews: {
      script: `${inbox}/widgets/reviews.js`,
      origins: [],
      provider: { name: "Bewertungsportal der Entwicklungsumgebung" },
    },
  };
}
