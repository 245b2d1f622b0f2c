import { THEME_KEY, themeScript } from "./themeScript";

/** As the page's head does. */
function paint(stored: () => string | null, isSystemDark = false): boolean {
  window.matchMedia = (query) => ({ matches: isSystemDark && query.includes("dark") }) as MediaQueryList;
  document.documentElement.classList.remove("theme-dark");
  jest.spyOn(Storage.prototype, "getItem").mockImplementation((key) => (key === THEME_KEY ? stored() : null));
  const script = document.createElement("script");
  script.textContent = themeScript;
  document.head.append(script);
  return document.documentElement.classList.contains("theme-dark");
}

afterEach(() => jest.restoreAllMocks());

it("the first paint follows the visitor's switch, else the system", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const first = ["dark", "light", null].map((stored) => paint(() => stored));
  expect([...first, paint(blocked)]).toEqual([true, false, false, false]);
  const inTheDark = ["dark", "light", null].map((stored) => paint(() => stored, true));
  expect([...inTheDark, paint(blocked, true)]).toEqual([true, false, true, true]);
});
