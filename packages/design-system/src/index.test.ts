/** @jest-environment node */
import * as designSystem from "./index";

const theme = [
  "applyGlobalStyles",
  "breakpoints",
  "createSiteTheme",
  "darkThemeClass",
  "getCssText",
  "mobileBreakpoint",
  "renderStyles",
  "renderWithStyles",
  "resetCss",
  "styleElementId",
];

const core = [
  "Accordion",
  "Badge",
  "Breadcrumbs",
  "Button",
  "ButtonLink",
  "IconButton",
  "Checkbox",
  "Chip",
  "ChipLink",
  "ContourLines",
  "Dialog",
  "SideSheet",
  "ErrorPage",
  "TextField",
  "Facts",
  "FilterGroup",
  "Footer",
  "Header",
  "useHeaderVisibility",
  "Hero",
  "Icon",
  "Cluster",
  "Container",
  "Grid",
  "GridItem",
  "Stack",
  "Link",
  "LinkProvider",
  "Logo",
  "Notice",
  "Pagination",
  "Picture",
  "RangeFields",
  "SearchForm",
  "Section",
  "Select",
  "Skeleton",
  "SkipLink",
  "TestSystemNotice",
  "Heading",
  "Text",
  "ThemeToggle",
  "VisuallyHidden",
];

/** Trip components, formats and rich text. */
const trip: string[] = [];

test("the public names are these, besides the icons", () => {
  const names = Object.keys(designSystem).filter((name) => !/^[a-z]\w*Icon$/.test(name));
  expect(names.sort()).toEqual([...theme, ...core, ...trip].sort());
});

test("icons are plain path data", () => {
  const icons = Object.entries(designSystem).filter(([name]) => /^[a-z]\w*Icon$/.test(name));
  expect(icons.length).toBeGreaterThanOrEqual(50);
  expect(icons.filter(([, icon]) => typeof icon !== "string")).toEqual([]);
});
