import { ErrorPage } from "@gratweg/design-system";
import type { ReactNode } from "react";

export interface PortalErrorPageProps {
  reason?: "missing" | "failed";
}

export default function PortalErrorPage({ reason }: PortalErrorPageProps): ReactNode {
  return <ErrorPage variant="portal" reason={reason} />;
}
