import { breakpoints, headerBreakpoint, mobileBreakpoint, zIndices } from "./tokens";

// Section 9 of the specification: numbers that other teams' layouts rely on.

test("the breakpoints are those of the specification [9.16]", () => {
  expect(breakpoints).toEqual({ sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
  expect(headerBreakpoint).toBe(460);
});

test("the mobile breakpoint is lg [9.17]", () => {
  expect(mobileBreakpoint).toBe(breakpoints.lg);
});

test("overlay and modal lie at 1000 and 1100, a library's at 2000 and 2400 [9.18, 9.19]", () => {
  const { overlay, modal, libraryOverlay, libraryDialog } = zIndices;
  expect({ overlay, modal, libraryOverlay, libraryDialog }).toEqual({
    overlay: 1000,
    modal: 1100,
    libraryOverlay: 2000,
    libraryDialog: 2400,
  });
});
