import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);
// Browsers know it, jsdom does not.
Object.assign(globalThis, { TextEncoder });
