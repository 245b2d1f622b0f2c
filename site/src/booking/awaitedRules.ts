/**
 * The page is built with the first step. For an address that names a later one (`data-asked`, see ../layout/addressScript) it shows
 * that it waits instead, and without scripts it says so.
 */
export const awaitedRules =
  '@media (scripting:enabled){html:not([data-asked="true"]) [data-booking="awaited"],html[data-asked="true"] [data-booking="first"]{display:none}}' +
  '@media (scripting:none){[data-booking="first"]{display:none}}' +
  // The heading's trip comes with the terms: on a phone it takes two lines.
  "@media (max-width:30em){main:has([data-booking]) h1{min-height:2lh}}";
