const THEMES = ["light", "dark"];
/** A component lies in a page of this width; whole pages are looked at in three. */
const WIDTH = 800;
const PAGE_WIDTHS = [360, 768, 1280];
/** A story that moves by itself says so: its pictures would never be equal. */
const LEFT_OUT = "!visual";

/**
 * What is photographed: every story in both themes, whole pages (`layout: "fullscreen"`) at three widths.
 *
 * @param {{ id: string, title: string, name: string, type: string, tags?: string[] }[]} entries of Storybook's index
 * @param {(id: string) => string | undefined} layoutOf the story's parameter
 * @param {string} only
 */
export function framesOf(entries, layoutOf, only = "") {
  return entries
    .filter(({ id, type, tags = [] }) => type === "story" && !tags.includes(LEFT_OUT) && id.includes(only))
    .flatMap(({ id, title, name }) =>
      (layoutOf(id) === "fullscreen" ? PAGE_WIDTHS : [WIDTH]).flatMap((width) =>
        THEMES.map((theme) => ({ key: `${id}@${width}-${theme}`, id, title, name, width, theme })),
      ),
    );
}
