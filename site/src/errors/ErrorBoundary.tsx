import { ErrorBoundary as Boundary, type ErrorBoundaryProps } from "@gratweg/page-parts";
import { rescueChunk } from "../build-check/requestReload";

/** What cannot be drawn becomes the error page, with the site's own build check for missing pieces. */
export function ErrorBoundary(props: Omit<ErrorBoundaryProps, "rescueChunk" | "report">) {
  return <Boundary {...props} rescueChunk={rescueChunk} report={report} />;
}

function report(error: unknown): void {
  console.error(error);
}
