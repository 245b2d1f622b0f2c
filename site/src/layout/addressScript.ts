/**
 * Takes away what is no valid percent-encoding, at the start and at each step of history: Gatsby decodes a fragment once and a path
 * twice while it renders, and fails. In the head, because the router reads the address when its script arrives.
 */
export const addressScript = `(function(){function f(){var l=location,p=l.pathname,h=l.hash;try{decodeURIComponent(decodeURIComponent(p))}catch(e){p=p.replace(/%25/g,"")}try{decodeURI(h)}catch(e){h=""}if(p!==l.pathname||h!==l.hash)history.replaceState(history.state,"",p+l.search+h)}f();addEventListener("popstate",f)})()`;
