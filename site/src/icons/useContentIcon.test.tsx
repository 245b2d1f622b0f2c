import { render, screen, waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { ContentChip } from "./ContentChip";

const ask = jest.fn();

beforeEach(() => {
  window.fetch = ask.mockReset().mockImplementation((url: string) => {
    const names = (url.split("icons=")[1] ?? "").split(",").filter((name) => name !== "gibt-es-nicht");
    const icons = Object.fromEntries(names.map((name) => [name, { body: `<path d="M1 ${name.length}"/>` }]));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ icons, width: 256, height: 256 }) });
  });
});

const chip = (icon: string | null) => <ContentChip href="/de" label="Klettersteig" icon={icon} />;
const svg = () => screen.getByRole("link").querySelector("svg");

test("an icon of the bundle is there without a call", () => {
  render(chip("ph:mountains"));
  expect(svg()?.querySelector("path")).toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
});

test("any other keeps its place, in the prerendered page too, until the service has brought it", async () => {
  expect(renderToStaticMarkup(chip("ph:hammer"))).toMatch(/<svg [^>]*><\/svg>/);
  render(chip("ph:hammer"));
  expect(svg()).toBeEmptyDOMElement();
  await waitFor(() => expect(svg()?.querySelector("path")).toHaveAttribute("d", "M1 6"));
});

test("one that nobody has leaves nothing, and no name no icon", async () => {
  const { rerender } = render(chip("ph:gibt-es-nicht"));
  await waitFor(() => expect(svg()).toBeNull());
  rerender(chip(null));
  expect(svg()).toBeNull();
});
