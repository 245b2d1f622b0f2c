export { ConsentBannerLayer as default } from "@gratweg/page-parts";
