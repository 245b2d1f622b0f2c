import { frameTexts } from "../texts/frame";
import { LazyErrorPage } from "./LazyErrorPage";
import { PageTitle } from "./PageTitle";

/** For an address without a screen, or a screen without its subject. */
export function MissingScreen() {
  return (
    <>
      <PageTitle>{frameTexts.missing}</PageTitle>
      <LazyErrorPage />
    </>
  );
}
