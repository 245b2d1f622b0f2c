import { useEffect, useRef, useState } from "react";
import { BaseLink } from "../../link/LinkProvider";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";

/** While the page's header is in sight, what sticks stands below it. */
export const belowHeader = "header[data-state='visible'] ~ main &";

/** Leaves its room above free, which it covers where it sticks: the header may be lower than its place. */
const Frame = styled("nav", {
  "html:has(&)": {
    scrollPaddingBlockStart: "$space$8",
    "@media (min-width: 460px)": { scrollPaddingBlockStart: "calc($space$16 + $space$7)" },
  },
  position: "sticky",
  insetBlockStart: 0,
  zIndex: "$raised",
  marginInline: "calc(-1 * $space$gutter)",
  marginBlockStart: "$space$3",
  backgroundColor: "$background",
  borderBlockEnd: "$borderWidths$thin solid $colors$border",
  boxShadow: "0 calc(-1 * $space$3) 0 $colors$background",
  transition: "inset-block-start $transitions$slow",
  "@media (min-width: 460px)": { [belowHeader]: { insetBlockStart: "$space$16" } },
  "@md": { marginInline: 0 },
  // A low window belongs to the text.
  "@media (max-height: 20rem)": { position: "static" },
  "@media print": { display: "none" },
});

const List = styled("ul", {
  position: "relative",
  display: "flex",
  columnGap: "$2",
  paddingInline: "$gutter",
  overflowX: "auto",
  scrollbarWidth: "none",
  listStyle: "none",
  "@md": { paddingInline: 0, columnGap: "$3" },
});

const Anchor = styled(BaseLink, {
  display: "flex",
  alignItems: "center",
  minHeight: "$sizes$target",
  borderBlockEnd: "$borderWidths$ring solid transparent",
  color: "$textMuted",
  fontSize: "$sm",
  fontWeight: "$semibold",
  textDecoration: "none",
  whiteSpace: "nowrap",
  "&:focus-visible": { outlineOffset: "-3px" },
  "&[aria-current]": { color: "$primaryText", borderColor: "currentColor" },
  "@hover": { "&:hover": { color: "$primaryText" } },
});

export interface SectionNavProps {
  /** The page's sections in their order, by the ids of their elements. */
  sections: readonly { id: string; label: string }[];
  label?: string;
}

/** A bar of anchors that stays in sight and marks the section that is being read. */
export function SectionNav({ sections, label = tripMicrocopy.sectionNav.label }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(sections.map(({ id }) => id).join(" "));
  useEffect(() => {
    const mark = list.current?.querySelector<HTMLElement>("[aria-current]");
    // The list alone is moved: `scrollIntoView` would stop the window on its way to an anchor.
    if (mark) list.current?.scrollTo?.({ left: mark.offsetLeft - mark.offsetWidth });
  }, [current]);
  return (
    <Frame aria-label={label}>
      <List role="list" ref={list}>
        {sections.map((section) => (
          <li key={section.id}>
            <Anchor href={`#${section.id}`} aria-current={section.id === current ? "location" : undefined}>
              {section.label}
            </Anchor>
          </li>
        ))}
      </List>
    </Frame>
  );
}

/** The section that crosses the middle of the window; none above the first and below the last. */
function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => setCurrent(entries.find(({ isIntersecting }) => isIntersecting)?.target.id),
      { rootMargin: "-45% 0px -55% 0px" },
    );
    for (const id of ids.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
