/** Names where the visitor's choice between light and dark is kept. */
export const THEME_KEY = "gratweg_theme";

/** Runs before the first paint: the visitor's choice, else what the system wishes. Blocked storage holds no choice. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem("${THEME_KEY}")}catch(e){}if(t?t==="dark":matchMedia("(prefers-color-scheme: dark)").matches)document.documentElement.classList.add("theme-dark")})()`;
