import { THEME_KEY } from "@gratweg/page-parts";

/** Runs before the first paint. Light whatever the system says, dark only by the visitor's switch. */
export const themeScript = `try{if(localStorage.getItem("${THEME_KEY}")==="dark")document.documentElement.classList.add("theme-dark")}catch(e){}`;
