import { css } from "../theme";

/** What is not shown is not there for screen readers and the keyboard either. */
export const signedInStyles = css({
  variants: {
    shownTo: {
      everybody: {},
      signedIn: { "html:not([data-signed-in='true']) &": { display: "none" } },
      signedOut: { "html[data-signed-in='true'] &": { display: "none" } },
    },
  },
  defaultVariants: { shownTo: "everybody" },
});
