/** The part of an npm lockfile that one package needs, in a form that `npm ci` takes. */

/**
 * @param {{ lockfileVersion: number, packages: Record<string, any> }} lock
 * @param {string} name of a package at the top of `node_modules`
 * @returns {{ manifest: object, lock: object }} `package.json` and `package-lock.json` of a folder with this package alone
 */
export function lockPart(lock, name) {
  const kept = new Set();
  const visit = (place) => {
    if (place === undefined || kept.has(place)) return;
    kept.add(place);
    const { dependencies, optionalDependencies } = lock.packages[place];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(placeOf(lock, needed, place));
  };
  visit(placeOf(lock, name, ""));
  const version = lock.packages[`node_modules/${name}`]?.version;
  if (version === undefined) throw new Error(`The lockfile has no ${name}.`);
  const manifest = { name: "part", version: "0.0.0", private: true, dependencies: { [name]: version } };
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([place]) => kept.has(place)));
  return {
    manifest,
    lock: {
      name: manifest.name,
      version: manifest.version,
      lockfileVersion: lock.lockfileVersion,
      requires: true,
      packages: { "": manifest, ...packages },
    },
  };
}

/** As Node looks: in the own folder, then in those above. */
function placeOf(lock, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (folder === "") return undefined;
    if (!folder.includes("/node_modules/")) folder = "";
  }
}
