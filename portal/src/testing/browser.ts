let reached: () => void = () => undefined;

/** Says of the last place that a page watches that it is near. */
export const comeNear = () => reached();

// What browsers know and jsdom does not.
window.IntersectionObserver = class {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    reached = () => told([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
window.scrollTo = () => undefined;
HTMLElement.prototype.showPopover = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;

// Nothing that a test has stored is known to the next one.
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of ["gratweg_token", "gratweg_signed_in"]) document.cookie = `${name}=; Max-Age=0; Path=/`;
});
