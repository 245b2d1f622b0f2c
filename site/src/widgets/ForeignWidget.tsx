export { ForeignWidget as default } from "@gratweg/page-parts";
