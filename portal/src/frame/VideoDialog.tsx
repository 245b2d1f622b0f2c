export { VideoDialog as default } from "@gratweg/page-parts";
