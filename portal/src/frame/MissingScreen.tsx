import { ErrorPage } from "@gratweg/design-system";
import { frameTexts } from "../texts/frame";
import { PageTitle } from "./PageTitle";

/** For an address without a screen, or a screen without its subject. */
export function MissingScreen() {
  return (
    <>
      <PageTitle>{frameTexts.missing}</PageTitle>
      <ErrorPage variant="portal" />
    </>
  );
}
