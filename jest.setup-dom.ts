import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);
// Browsers know them, jsdom does not; the stories check the real dialog.
Object.assign(globalThis, { TextEncoder });
Object.assign(globalThis.HTMLDialogElement?.prototype ?? {}, {
  showModal(this: HTMLDialogElement) {
    this.setAttribute("open", "");
  },
  close(this: HTMLDialogElement) {
    this.removeAttribute("open");
  },
});
