/** Where the visitor's choice between light and dark is kept. */
export const THEME_KEY = "gratweg_theme";

/** Runs before the first paint. Light whatever the system says, dark only by the visitor's switch. */
export const themeScript = `try{if(localStorage.getItem("${THEME_KEY}")==="dark")document.documentElement.classList.add("theme-dark")}catch(e){}`;
