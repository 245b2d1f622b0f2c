import { paths } from "@gratweg/contracts/routes";
import { Heading, Link, Section, Text } from "@gratweg/design-system";
import { lazy, Suspense } from "react";
import { frameTexts } from "../texts/frame";
import type { PortalErrorPageProps } from "./PortalErrorPage";

const { headline, text, toPortal } = frameTexts.errorPage;

/** Of no use to most people, so it comes when it is needed; if even that fails, its words stand here. */
const ErrorPage = lazy(() => import("./PortalErrorPage").catch(() => ({ default: PlainErrorPage })));

export function LazyErrorPage({ reason }: PortalErrorPageProps) {
  return (
    <Suspense fallback={null}>
      <ErrorPage reason={reason} />
    </Suspense>
  );
}

function PlainErrorPage(_: PortalErrorPageProps) {
  return (
    <Section>
      <Heading level={1}>{headline}</Heading>
      <Text size="lg">{text}</Text>
      <Link href={paths.portal()} variant="standalone">
        {toPortal}
      </Link>
    </Section>
  );
}
