import { lockPart } from "./lock-part.mjs";

const lock = {
  lockfileVersion: 3,
  packages: {
    "": { dependencies: { driver: "1.0.0", other: "1.0.0" } },
    "node_modules/driver": {
      version: "1.0.0",
      integrity: "a",
      dependencies: { shared: "^2.0.0", own: "^1.0.0" },
    },
    "node_modules/driver/node_modules/shared": { version: "2.0.0" },
    "node_modules/own": { version: "1.1.0", optionalDependencies: { shared: "^1.0.0", absent: "^1.0.0" } },
    "node_modules/shared": { version: "1.0.0" },
    "node_modules/other": { version: "1.0.0" },
  },
};

it("keeps what the package needs, where it lies and as it was locked", () => {
  const part = lockPart(lock, "driver");
  expect(part.manifest).toMatchObject({ dependencies: { driver: "1.0.0" } });
  expect(part.lock).toMatchObject({ lockfileVersion: 3, packages: { "": part.manifest } });
  expect(Object.keys((part.lock as typeof lock).packages)).toEqual([
    "",
    "node_modules/driver",
    "node_modules/driver/node_modules/shared",
    "node_modules/own",
    "node_modules/shared",
  ]);
});

it("names a package that nobody has locked", () => {
  expect(() => lockPart(lock, "absent")).toThrow("The lockfile has no absent.");
});
