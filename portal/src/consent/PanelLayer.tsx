export { ConsentPanelLayer as default } from "@gratweg/page-parts";
