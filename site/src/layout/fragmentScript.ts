/**
 * Takes away a fragment that is no valid percent-encoding, at the start and at each step of history: Gatsby decodes it while it renders,
 * and fails. In the head, because the router reads the address when its script arrives.
 */
export const fragmentScript = `(function(){function f(){try{decodeURI(location.hash)}catch(e){history.replaceState(history.state,"",location.pathname+location.search)}}f();addEventListener("popstate",f)})()`;
