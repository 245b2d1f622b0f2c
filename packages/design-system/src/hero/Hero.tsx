import type { ReactNode } from "react";
import { ContourLines } from "../contour-lines/ContourLines";
import { Container } from "../layout/Container";
import { Picture, type PictureData } from "../picture/Picture";
import { Heading } from "../text/Heading";
import { Caption, Frame, Inner, Kicker, Lead, Media, Search, Words } from "./Hero.styles";

export interface HeroProps {
  title: string;
  /** A short line above the title. */
  kicker?: string;
  lead?: ReactNode;
  picture?: PictureData;
  /** On the deep band of a hero without picture, in place of its contour lines. */
  drawing?: ReactNode;
  /** What and where the picture is, in a corner: „Hardangervidda, Norwegen“. */
  caption?: string;
  /** Overlaps the picture's lower edge. */
  search?: ReactNode;
  /** Buttons or chips below the text. */
  actions?: ReactNode;
  size?: "tall" | "short";
}

/** The page's opening: a picture from edge to edge, or a deep band with contour lines, and the page's h1. */
export function Hero({
  title,
  kicker,
  lead,
  picture,
  drawing,
  caption,
  search,
  actions,
  size = "tall",
}: HeroProps) {
  return (
    <Frame>
      <Media size={size} overlap={search ? "search" : "none"} ground={picture ? "picture" : "contours"}>
        {picture ? (
          <Picture sizes={sizesOf(picture, size)} {...picture} fit="cover" loading="eager" />
        ) : (
          (drawing ?? <ContourLines tone="deep" align="end" />)
        )}
        <Inner>
          <Container>
            <Words>
              {kicker && <Kicker>{kicker}</Kicker>}
              <Heading level={1} size={size === "tall" ? "display" : "h1"}>
                {title}
              </Heading>
              {lead && <Lead>{lead}</Lead>}
              {actions}
            </Words>
          </Container>
        </Inner>
        {caption && <Caption>{caption}</Caption>}
      </Media>
      {search && (
        <Container>
          <Search>{search}</Search>
        </Container>
      )}
    </Frame>
  );
}

/** Where the hero is taller than the picture at its width, the height decides. */
function sizesOf({ width, height }: PictureData, size: "tall" | "short"): string {
  const share = size === "tall" ? 82 : 48;
  return `(orientation: portrait) ${Math.round((share * width) / height)}vh, 100vw`;
}
