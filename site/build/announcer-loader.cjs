/**
 * Rewrites what Gatsby's route announcer says to screen readers after each change of the page, which is English. Fails the build
 * when a Gatsby version no longer holds the two sentences: visitors would hear the foreign ones again.
 */
const ARRIVED = "`Navigated to ${pageName}`";
const UNNAMED = "`new page at ${this.props.location.pathname}`";

module.exports = function announcerLoader(source) {
  const { announcement, unnamed } = this.getOptions();
  if (![ARRIVED, UNNAMED].every((sentence) => source.split(sentence).length === 2))
    throw new Error(`${this.resourcePath} no longer announces pages: revise the announcer's texts.`);
  const [before, after] = announcement.split("{{title}}");
  return source
    .replace(UNNAMED, () => JSON.stringify(unnamed))
    .replace(ARRIVED, () => `${JSON.stringify(before)} + pageName + ${JSON.stringify(after)}`);
};
