import { ErrorPage } from "@gratweg/design-system";
import type { ReactNode } from "react";
import type { LazyErrorPageProps } from "./LazyErrorPage";

export default function PortalErrorPage({ reason }: LazyErrorPageProps): ReactNode {
  return <ErrorPage variant="portal" reason={reason} />;
}
