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

it("comes when it is near, then stays once it was near", () => {
  render(<WhenNear>Höhenprofil</WhenNear>);
  act(() => meet(false));
  expect(screen.queryByText("Höhenprofil")).not.toBeInTheDocument();
  act(() => meet(true));
  expect(screen.getByText("Höhenprofil")).toBeInTheDocument();
  expect(disconnect).toHaveBeenCalled();
});

it("is not in the prerendered page", () => {
  expect(renderToString(<WhenNear>Höhenprofil</WhenNear>)).toBe(`<div data-screen-only="true"></div>`);
});
