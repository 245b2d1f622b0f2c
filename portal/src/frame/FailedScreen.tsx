import { ErrorPage } from "@gratweg/design-system";
import { frameTexts } from "../texts/frame";

/** In place of what cannot be drawn; needs nothing but itself. */
export function FailedScreen() {
  return (
    <>
      <title>{frameTexts.failed}</title>
      <ErrorPage variant="portal" reason="failed" />
    </>
  );
}
