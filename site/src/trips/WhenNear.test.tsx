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

it("keeps the room beforehand, then stays once it was near", () => {
  render(<WhenNear space="Platz">Höhenprofil</WhenNear>);
  act(() => meet(false));
  expect(screen.queryByText("Höhenprofil")).not.toBeInTheDocument();
  expect(screen.getByText("Platz")).toBeInTheDocument();
  act(() => meet(true));
  expect(screen.getByText("Höhenprofil")).toBeInTheDocument();
  expect(screen.queryByText("Platz")).not.toBeInTheDocument();
  expect(disconnect).toHaveBeenCalled();
});

it("leaves the prerendered page with its room alone", () => {
  expect(renderToString(<WhenNear space="Platz">Höhenprofil</WhenNear>)).toBe(
    `<div data-screen-only="true">Platz</div>`,
  );
});
