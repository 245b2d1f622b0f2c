/** Stands in for what gatsby-plugin-react-i18next imports and a site in one language never calls: 3 kB of script. */
export default function nothing(): void {}
