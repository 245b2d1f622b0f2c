import { declarations as dts } from "../../tsdown.declarations";

export default { entry: ["src/index.ts", "src/main.ts"], target: "node20", fixedExtension: false, dts };
