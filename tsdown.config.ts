import { defineConfig } from "tsdown";

/** `tsdown --no-dts` at the root builds the code of every package in one process; each also builds by itself. */
export default defineConfig({
  workspace: [
    "packages/{contracts,sites,content-client,trip-search,flows,design-system,page-parts}",
    "packages/{backoffice,server,identity,inbox}",
  ],
});
