import { paths } from "@gratweg/contracts/routes";
import { Heading, Link, Section, Text } from "@gratweg/design-system";
import { lazy, Suspense } from "react";
import { frameTexts } from "../texts/frame";

const { headline, text, toPortal } = frameTexts.errorPage;

/** Of no use to most people, so it comes when it is needed; if even that fails, its words stand here. */
const ErrorPage = lazy(() => import("./PortalErrorPage").catch(() => ({ default: PlainErrorPage })));

export interface LazyErrorPageProps {
  reason?: "missing" | "failed";
}

export function LazyErrorPage({ reason }: LazyErrorPageProps) {
  return (
    <Suspense fallback={null}>
      <ErrorPage reason={reason} />
    </Suspense>
  );
}

function PlainErrorPage(_: LazyErrorPageProps) {
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
