import { errorVariant, type ErrorVariant } from "@gratweg/contracts/routes";
import { ErrorPage, type ErrorPageProps } from "@gratweg/design-system";
import { Layout } from "../layout/Layout";
import { PortalLayout } from "../layout/PortalLayout";
import type { ShellModel } from "../view-models";

interface ErrorScreenProps {
  shell: ShellModel;
  params: Record<string, string>;
  path: string;
  variant?: ErrorVariant;
  reason?: ErrorPageProps["reason"];
}

/** Section 2: the portal's layout and way back on its paths; else header, hero, button and footer. */
export function ErrorScreen({ shell, params, path, variant = errorVariant(path), reason }: ErrorScreenProps) {
  const Frame = variant === "portal" ? PortalLayout : Layout;
  return (
    <Frame shell={shell} params={params} path={path}>
      <ErrorPage variant={variant} reason={reason} />
    </Frame>
  );
}
