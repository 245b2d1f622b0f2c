import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);
// Browsers know it, jsdom does not.
Object.assign(globalThis, { TextEncoder });
// Forms are typed letter by letter: on a busy machine that takes longer than the usual five seconds.
jest.setTimeout(20_000);
