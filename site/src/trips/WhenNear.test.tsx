import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { WhenNear } from "./WhenNear";

let meet: (isIntersecting: boolean) => void;
const disconnect = jest.fn();

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      meet = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe = jest.fn();
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});

it("draws nothing beforehand, then stays once it was near", () => {
  render(<WhenNear>Höhenprofil</WhenNear>);
  act(() => meet(false));
  expect(screen.queryByText("Höhenprofil")).not.toBeInTheDocument();
  act(() => meet(true));
  expect(screen.getByText("Höhenprofil")).toBeInTheDocument();
  expect(disconnect).toHaveBeenCalled();
});

it("leaves the prerendered page without it", () => {
  expect(renderToString(<WhenNear>Höhenprofil</WhenNear>)).toBe("<div></div>");
});
