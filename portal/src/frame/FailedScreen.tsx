import { frameTexts } from "../texts/frame";
import { LazyErrorPage } from "./LazyErrorPage";

/** In place of what cannot be drawn; needs nothing but itself. */
export function FailedScreen() {
  return (
    <>
      <title>{frameTexts.failed}</title>
      <LazyErrorPage reason="failed" />
    </>
  );
}
