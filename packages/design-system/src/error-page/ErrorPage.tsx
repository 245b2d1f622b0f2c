import { ButtonLink } from "../button/ButtonLink";
import { ContourLines } from "../contour-lines/ContourLines";
import { arrowLeftIcon } from "../icon/icons";
import { Container } from "../layout/Container";
import { microcopy } from "../microcopy/microcopy";
import { Heading } from "../text/Heading";
import { Text } from "../text/Text";
import { styled } from "../theme";

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

export interface ErrorPageProps {
  /** `portal` leads back to the portal, `site` to the home page (section 2). */
  variant?: "portal" | "site";
  kicker?: string;
  headline?: string;
  text?: string;
  /** Another home, for example in a test. */
  href?: string;
}

export function ErrorPage({ variant = "site", kicker, headline, text, href }: ErrorPageProps) {
  const texts = microcopy.errorPage;
  const target =
    variant === "portal" ? { href: "/portal", label: texts.toPortal } : { href: "/", label: texts.toHome };
  return (
    <Frame>
      <ContourLines />
      <Container>
        <Words>
          <Text tone="primary" weight="semibold">
            {kicker ?? texts.kicker}
          </Text>
          <Heading level={1}>{headline ?? texts.headline}</Heading>
          <Text size="lg" tone="muted">
            {text ?? texts.text}
          </Text>
          <ButtonLink href={href ?? target.href} size="lg" icon={arrowLeftIcon}>
            {target.label}
          </ButtonLink>
        </Words>
      </Container>
    </Frame>
  );
}
