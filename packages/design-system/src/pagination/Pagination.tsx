import type { ReactNode } from "react";
import { Icon } from "../icon/Icon";
import { caretLeftIcon, caretRightIcon } from "../icon/icons";
import { followInPlace } from "../link/followInPlace";
import { microcopy } from "../microcopy/microcopy";
import { styled } from "../theme";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import { pageNumbers } from "./pageNumbers";

const List = styled("ul", {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  listStyle: "none",
});

const PageLink = styled("a", {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "$half",
  minWidth: "$sizes$target",
  minHeight: "$sizes$target",
  paddingInline: "$1",
  border: "$borderWidths$thick solid transparent",
  borderRadius: "$md",
  backgroundColor: "transparent",
  color: "$text",
  fontWeight: "$semibold",
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  cursor: "pointer",
  "@hover": { "&:hover": { backgroundColor: "$primarySoft", color: "$onPrimarySoft" } },
  "&[aria-current='page']": { backgroundColor: "$primary", color: "$onPrimary" },
  "@media (forced-colors: active)": { "&[aria-current='page']": { borderColor: "Highlight" } },
});

const Gap = styled("span", {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: "$space$2",
  "@sm": { minWidth: "$space$4" },
  minHeight: "$sizes$target",
  color: "$textMuted",
});

/** The words beside the arrows give way to the numbers on phones. */
const StepWord = styled("span", { display: "none", "@sm": { display: "inline" } });

/** Numbers other than the current one's give way on phones. */
const NumberItem = styled("li", {
  variants: { place: { near: {}, far: { "@phone": { display: "none" } } } },
  defaultVariants: { place: "near" },
});

export interface PaginationProps {
  page: number;
  pageCount: number;
  /** The page's address: the links work without scripts and can be opened in new tabs. Without it the pages are buttons. */
  hrefOf?: (page: number) => string;
  /** With a handler plain clicks stay on the page; clicks with a modifier key follow the link. */
  onNavigate?: (page: number) => void;
  label?: string;
}

export function Pagination({
  page,
  pageCount,
  hrefOf,
  onNavigate,
  label = microcopy.pagination.label,
}: PaginationProps) {
  if (pageCount < 2) return null;

  function linkTo(target: number, content: ReactNode, name: string, rel?: string) {
    const naming = {
      "aria-label": name,
      "aria-current": target === page && !rel ? ("page" as const) : undefined,
    };
    if (!hrefOf) {
      return (
        <PageLink as="button" type="button" {...naming} onClick={() => onNavigate?.(target)}>
          {content}
        </PageLink>
      );
    }
    return (
      <PageLink
        href={hrefOf(target)}
        rel={rel}
        {...naming}
        onClick={(event) => followInPlace(event, onNavigate && (() => onNavigate(target)))}
      >
        {content}
      </PageLink>
    );
  }

  const { previous, next, page: pageName, position } = microcopy.pagination;
  return (
    <nav aria-label={label}>
      <VisuallyHidden>{position(page, pageCount)}</VisuallyHidden>
      <List role="list">
        {page > 1 && (
          <li>
            {linkTo(
              page - 1,
              <>
                <Icon icon={caretLeftIcon} />
                <StepWord>{previous}</StepWord>
              </>,
              previous,
              "prev",
            )}
          </li>
        )}
        {pageNumbers(page, pageCount).map((slot, index) => (
          <NumberItem
            key={slot === "gap" ? `gap-${index}` : slot}
            place={isNear(slot, page, pageCount) ? "near" : "far"}
          >
            {slot === "gap" ? <Gap aria-hidden>…</Gap> : linkTo(slot, slot, pageName(slot))}
          </NumberItem>
        ))}
        {page < pageCount && (
          <li>
            {linkTo(
              page + 1,
              <>
                <StepWord>{next}</StepWord>
                <Icon icon={caretRightIcon} />
              </>,
              next,
              "next",
            )}
          </li>
        )}
      </List>
    </nav>
  );
}

function isNear(slot: number | "gap", page: number, pageCount: number) {
  return slot === page || slot === 1 || slot === pageCount || slot === "gap";
}
