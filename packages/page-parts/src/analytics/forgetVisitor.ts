/** The library's own: `ph_{key}_…`, `__ph_opt_in_out_{key}`, `ph_debug`. */
const OWN = /^(?:ph_|__ph_)/;

/** Something is left, perhaps of an earlier page. */
export function isRemembered(): boolean {
  return storages().some((storage) => Object.keys(storage).some((key) => OWN.test(key)));
}

/** Removes everything that the library has stored in this browser for this host. */
export function forgetVisitor(): void {
  for (const storage of storages())
    for (const key of Object.keys(storage)) if (OWN.test(key)) storage.removeItem(key);
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=", 1)[0] ?? "";
    if (OWN.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** None where the browser allows none. */
function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}
