/**
 * Gatsby and its router style two elements by attributes, which the security policy forbids in a page's source. Their rules,
 * for a style element; what scripts set later is allowed.
 */
export const frameworkRules =
  "#gatsby-focus-wrapper{outline:none}" +
  "#gatsby-announcer{position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap;border:0}";

const STYLED = /(<div(?=[^>]*\sid="gatsby-(?:focus-wrapper|announcer)")[^>]*?)\sstyle="[^"]*"/g;

/** The same page without these attributes. React keeps what it finds when it takes over. */
export function withoutFrameworkStyles(html: string): string {
  return html.replace(STYLED, "$1");
}
