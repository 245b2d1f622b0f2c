import { useId, type ReactNode } from "react";
import { ContourLines } from "../contour-lines/ContourLines";
import { Container, type ContainerProps } from "../layout/Container";
import { Heading, type HeadingLevel } from "../text/Heading";
import { Text } from "../text/Text";
import { styled } from "../theme";

const Frame = styled("section", {
  position: "relative",
  paddingBlock: "$section",
  variants: {
    tone: {
      plain: {},
      surface: { backgroundColor: "$surface" },
      sunken: { backgroundColor: "$surfaceSunken" },
    },
    space: {
      both: {},
      end: { paddingBlockStart: "$3" },
      part: { paddingBlock: "$3", "@md": { paddingBlock: "$4" } },
    },
  },
  defaultVariants: { tone: "plain", space: "both" },
  "@media print": { paddingBlock: "$2" },
});

const Ornament = styled("div", { position: "absolute", inset: 0, overflow: "hidden", zIndex: "$base" });

const Inner = styled("div", {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "$4",
  variants: { space: { both: {}, end: {}, part: { gap: "$3" } } },
});

const Head = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: "$4",
  rowGap: "$2",
  "@media print": { breakAfter: "avoid" },
});

const Words = styled("div", {
  display: "flex",
  flexDirection: "column",
  gap: "$1half",
  maxWidth: "$sizes$measure",
});

export interface SectionProps {
  /** Anchor of the section. */
  id?: string;
  title?: string;
  headingLevel?: HeadingLevel;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** At the title's end: a link to everything of the kind. */
  action?: ReactNode;
  tone?: "plain" | "surface" | "sunken";
  ornament?: "none" | "contours";
  /** `end`: directly below the header, where the page begins with it. `part`: one of many in a column. */
  space?: "both" | "end" | "part";
  width?: ContainerProps["width"];
  /** Not printed. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A band of a page with its title, named by it. */
export function Section({
  id,
  title,
  headingLevel = 2,
  intro,
  action,
  tone,
  ornament = "none",
  space,
  width,
  screenOnly,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    // Without a title it is a band and no section of the page's outline.
    <Frame
      as={title ? "section" : "div"}
      id={id}
      tone={tone}
      space={space}
      aria-labelledby={title ? titleId : undefined}
      data-screen-only={screenOnly || undefined}
    >
      {ornament === "contours" && (
        <Ornament>
          <ContourLines motif="ridge" />
        </Ornament>
      )}
      <Container width={width}>
        <Inner space={space}>
          {(title ?? action) && (
            <Head>
              <Words>
                {title && (
                  <Heading level={headingLevel} id={titleId}>
                    {title}
                  </Heading>
                )}
                {intro && (
                  <Text as="div" size="lg" tone="muted">
                    {intro}
                  </Text>
                )}
              </Words>
              {action}
            </Head>
          )}
          {children}
        </Inner>
      </Container>
    </Frame>
  );
}
