import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

afterEach(() => {
  document.body.innerHTML = "";
});

/** Puts a page into the document as the server renders it. */
export function onServer(page: ReactNode) {
  const frame = document.createElement("div");
  frame.innerHTML = renderToString(page);
  document.body.append(frame);
  return frame;
}

/** Returns what the page's form sends. */
export const sent = () => [...new FormData(document.querySelector("form") ?? undefined).entries()];

/** Lets scripts take the page over; returns what React complains about. */
export function hydrate(container: HTMLElement, page: ReactNode) {
  const mistakes: unknown[] = [];
  const complain = jest.spyOn(console, "error").mockImplementation((message) => mistakes.push(message));
  const { unmount } = render(page, {
    container,
    hydrate: true,
    onRecoverableError: (error) => mistakes.push(error),
  });
  complain.mockRestore();
  return { mistakes, unmount };
}
