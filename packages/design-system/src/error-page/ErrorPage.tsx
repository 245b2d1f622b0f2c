import { ButtonLink } from "../button/ButtonLink";
import { ContourLines } from "../contour-lines/ContourLines";
import { Hero } from "../hero/Hero";
import { arrowLeftIcon } from "../icon/icons";
import { Container } from "../layout/Container";
import { microcopy } from "../microcopy/microcopy";
import { Heading } from "../text/Heading";
import { Text } from "../text/Text";
import { styled } from "../theme";
import { LostTrail } from "./LostTrail";

const Frame = styled("div", {
  position: "relative",
  display: "flex",
  alignItems: "center",
  minHeight: "min(70svh, 40rem)",
  overflow: "hidden",
  paddingBlock: "$section",
});

const Words = styled("div", {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "$3",
  maxWidth: "$sizes$measure",
});

/** Parts the hero's dark ground from the footer's. */
const WayBack = styled("div", { paddingBlock: "$5", "@md": { paddingBlock: "$8" } });

export interface ErrorPageProps {
  /** `site`: a hero and the way home; `portal`: for the portal's layout, and back to it (section 2). */
  variant?: "portal" | "site";
  /** Nothing was looked for in vain, the page itself has failed: no number is shown. */
  reason?: "missing" | "failed";
}

const texts = microcopy.errorPage;

/** The page was moved, and the team is looking for it. */
export function ErrorPage({ variant = "site", reason = "missing" }: ErrorPageProps) {
  const kicker = reason === "missing" ? texts.kicker : undefined;
  if (variant === "site")
    return (
      <>
        <Hero
          size="short"
          kicker={kicker}
          title={texts.headline}
          lead={texts.text}
          drawing={
            <>
              <ContourLines tone="deep" align="end" />
              <LostTrail />
            </>
          }
        />
        <Container>
          <WayBack>
            <ButtonLink href="/" size="lg" icon={arrowLeftIcon}>
              {texts.toHome}
            </ButtonLink>
          </WayBack>
        </Container>
      </>
    );
  return (
    <Frame>
      <ContourLines />
      <Container>
        <Words>
          {kicker && (
            <Text tone="primary" weight="semibold">
              {kicker}
            </Text>
          )}
          <Heading level={1}>{texts.headline}</Heading>
          <Text size="lg" tone="muted">
            {texts.text}
          </Text>
          <ButtonLink href="/portal" size="lg" icon={arrowLeftIcon}>
            {texts.toPortal}
          </ButtonLink>
        </Words>
      </Container>
    </Frame>
  );
}
