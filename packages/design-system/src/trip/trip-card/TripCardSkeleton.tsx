import { Skeleton } from "../../skeleton/Skeleton";
import { styled } from "../../theme";
import { Body, Media } from "./TripCard.styles";

const Frame = styled("div", {
  height: "100%",
  overflow: "hidden",
  borderRadius: "$lg",
  border: "$borderWidths$thin solid $colors$border",
  backgroundColor: "$surface",
});

/** Keeps a card's place; silent, because the grid says once that trips are loading. */
export function TripCardSkeleton() {
  return (
    <Frame aria-hidden>
      <Media />
      <Body>
        <Skeleton label="" shapes={["heading", "line", "line", "line"]} />
      </Body>
    </Frame>
  );
}
