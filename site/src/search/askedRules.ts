/**
 * The page is built with all trips. Sent for a query, the server marks it (`data-asked`), and it shows that it waits instead, until
 * the trips that were asked for are there; without scripts it says so.
 */
export const askedRules =
  'html:not([data-asked="true"]) [data-results="awaited"]{display:none}' +
  'html[data-asked="true"] [data-results="first"]{display:none}' +
  // The heading's words come with the trips: on a phone they take two lines.
  '@media (max-width:30em){html[data-asked="true"] main:has(#ergebnisse) h1{min-height:2lh}}' +
  // Nothing will come.
  '@media (scripting:none){[data-results="skeletons"]{display:none}}';
