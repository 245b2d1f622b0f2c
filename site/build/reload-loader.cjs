/**
 * Rewrites the places where Gatsby's browser runtime sets the location by itself, so that they ask the build check first.
 * Fails the build when a Gatsby version no longer holds them: a reload past the guard could go round for ever.
 */
const ASSIGNMENT = /\bwindow\.location = ([^\n;]+)/g;
const RELOAD = /\bwindow\.location\.reload\(true\)/g;

module.exports = function reloadLoader(source) {
  let found = 0;
  const guarded = (target) => {
    found += 1;
    return `window.gratwegReload ? window.gratwegReload(${target}) : (window.location.href = ${target})`;
  };
  const result = source
    .replace(ASSIGNMENT, (_match, target) => guarded(target))
    .replace(RELOAD, () => guarded("window.location.href"));
  if (found === 0)
    throw new Error(`${this.resourcePath} no longer sets the location: revise the reload guard.`);
  return result;
};
