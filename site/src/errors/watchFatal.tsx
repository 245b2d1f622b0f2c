import { errorVariant } from "@gratweg/contracts/routes";
import { isChunkError } from "@gratweg/flows";
import { createRoot } from "react-dom/client";
import { rescueChunk } from "../build-check/requestReload";
import { FatalScreen } from "./FatalScreen";
import { fetchErrorPage, loadingError } from "./presentPage";

const NOT_RENDERED = /^page resources for .* not found\. Not rendering React$/;

/**
 * Section 2: the error page also appears when the application cannot be mounted. Once it is, an unhandled rejection somewhere in a page
 * spoils no page, and what fails while drawing goes to the boundaries.
 */
export function watchFatal(): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isMounted() || !isMountError(reason)) return;
    void fail(reason);
  };
  window.addEventListener("unhandledrejection", onRejection);
  return () => window.removeEventListener("unhandledrejection", onRejection);
}

/** A missing piece reloads the page under the guard; everything else, and a reload that the guard refuses, is the error page. */
export async function fail(error: unknown): Promise<void> {
  if (isChunkError(error) && (await rescueChunk())) return;
  await showErrorPage();
}

function isMounted(): boolean {
  return document.documentElement.dataset["hydrated"] === "true";
}

/** Gatsby throws the reason for which it does not mount; anything else that was rejected meanwhile is no reason. */
function isMountError(reason: unknown): boolean {
  if (reason instanceof Error && NOT_RENDERED.test(reason.message)) return true;
  return reason !== undefined && reason === loadingError(window.location.pathname + window.location.search);
}

async function showErrorPage(): Promise<void> {
  const path = window.location.pathname;
  const page = await fetchErrorPage();
  const place = document.createElement("div");
  const root = document.getElementById("___gatsby") ?? document.body;
  // Without data, header and footer of the prerendered page stay where they fit: they are right, and work without scripts.
  const main = page === null && errorVariant(path) === "site" ? root.querySelector("main") : null;
  if (main) main.replaceWith(place);
  else root.replaceChildren(place);
  createRoot(place).render(<FatalScreen page={page} />);
  // Presses are no longer held for the page that did not come (see ../lazy-hydration).
  document.documentElement.dataset["hydrated"] = "true";
  window.scrollTo(0, 0);
}
