import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { createRef } from "react";
import { WidgetFrame, type WidgetFrameProps } from "./WidgetFrame";

const props = (): WidgetFrameProps => ({
  kind: "videoConsultation",
  status: "gated",
  provider: { name: "Terminwerk", href: "https://terminwerk.example/privacy" },
  headingLevel: 3,
  onLoad: jest.fn(),
  onRetry: jest.fn(),
  contact: { phone: { href: "tel:+4930123456", label: "030 123456" }, email: "hilfe@gratweg.example" },
});

test("before consent: who gets what, the way without it, and nothing allowed in advance", async () => {
  const { container } = render(<WidgetFrame {...props()} />);
  expect(screen.getByRole("group", { name: "Videoberatung" })).toHaveAttribute("data-state", "gated");
  expect(screen.getByText(/Terminwerk erhält beim Öffnen Ihre IP.Adresse/)).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://terminwerk.example/privacy",
    "tel:+4930123456",
    "mailto:hilfe@gratweg.example",
  ]);
  expect(screen.getByRole("checkbox", { name: "Künftig ohne Nachfrage laden" })).not.toBeChecked();
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test("loads once, or from now on when that was ticked", async () => {
  const user = userEvent.setup();
  const given = props();
  render(<WidgetFrame {...given} />);
  await user.click(screen.getByRole("button", { name: "Videoberatung laden" }));
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Videoberatung laden" }));
  expect((given.onLoad as jest.Mock).mock.calls).toEqual([[false], [true]]);
});

test("while loading it says so, and whoever pressed the button stays there", async () => {
  const given = props();
  const { rerender } = render(<WidgetFrame {...given} />);
  await userEvent.click(screen.getByRole("button", { name: "Videoberatung laden" }));
  rerender(<WidgetFrame {...given} status="loading" />);
  const frame = screen.getByRole("group", { name: "Videoberatung", busy: true });
  expect(frame).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Videoberatung wird geladen …");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a failure offers another try and the way without it", async () => {
  const given = props();
  const { container } = render(<WidgetFrame {...given} status="failed" />);
  expect(screen.getByRole("status")).toHaveTextContent("Die Videoberatung lässt sich gerade nicht laden.");
  await userEvent.click(screen.getByRole("button", { name: "Erneut versuchen" }));
  expect(given.onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: "030 123456" })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("the place to fill stays the same element in every state", () => {
  const slot = createRef<HTMLDivElement>();
  const given = props();
  const { rerender } = render(<WidgetFrame {...given} ref={slot} />);
  const first = slot.current;
  const states = (["loading", "failed", "loading", "showing", "gated"] as const).map((status) => {
    rerender(<WidgetFrame {...given} status={status} ref={slot} />);
    return [slot.current === first, first?.dataset["state"], screen.getByRole("group").tabIndex];
  });
  // A stop for the keyboard only where the frame itself holds none.
  expect(states).toEqual([
    [true, "waiting", 0],
    [true, "waiting", -1],
    [true, "waiting", 0],
    [true, "filled", 0],
    [true, "waiting", -1],
  ]);
});
