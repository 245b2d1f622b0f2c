export { removeTemplates as default } from "./cms-template";
