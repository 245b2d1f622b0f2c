export default { entry: ["src/main.ts"], target: "node20", fixedExtension: false };
