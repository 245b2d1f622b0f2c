import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { Dialog } from "./Dialog";
import { SideSheet } from "./SideSheet";

// jsdom knows the element but not its methods; the stories check focus trap and Escape in a real browser.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute("open", "");
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute("open");
    this.dispatchEvent(new Event("close"));
  };
});

function Example({ Component = Dialog }: { Component?: typeof Dialog | typeof SideSheet }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Filter öffnen</button>
      <Component open={open} onOpenChange={setOpen} title="Filter" footer={<button>12 Reisen zeigen</button>}>
        <p>Inhalt</p>
      </Component>
    </>
  );
}

async function openIt(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("button", { name: "Filter öffnen" }));
  return screen.getByRole("dialog", { name: "Filter" });
}

test.each([
  ["Dialog", Dialog],
  ["SideSheet", SideSheet],
])(
  "%s: opens labelled, locks the page's scrolling, gives the focus back when closed",
  async (_name, Component) => {
    const user = userEvent.setup();
    const { container } = render(<Example Component={Component} />);
    expect(screen.queryByText("Inhalt")).not.toBeInTheDocument();

    const dialog = await openIt(user);
    expect(dialog).toHaveAttribute("data-state", "open");
    expect(document.documentElement).toHaveClass("scroll-lock");
    expect(await axe(container)).toHaveNoViolations();

    await user.click(screen.getByRole("button", { name: "Schließen" }));
    expect(screen.queryByText("Inhalt")).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveClass("scroll-lock");
    expect(screen.getByRole("button", { name: "Filter öffnen" })).toHaveFocus();
  },
);

test("its description is read with its title; a question that cannot be undone is an alert dialog", async () => {
  const { container, rerender } = render(
    <Dialog open onOpenChange={() => undefined} title="Filter" description="12 Reisen passen." />,
  );
  expect(screen.getByRole("dialog", { name: "Filter" })).toHaveAccessibleDescription("12 Reisen passen.");
  rerender(
    <Dialog
      open
      onOpenChange={() => undefined}
      role="alertdialog"
      title="Konto löschen?"
      description="Das lässt sich nicht rückgängig machen."
    />,
  );
  expect(screen.getByRole("alertdialog", { name: "Konto löschen?" })).toHaveAccessibleDescription(
    "Das lässt sich nicht rückgängig machen.",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("Escape, which reaches the page as a cancel event, closes", async () => {
  const user = userEvent.setup();
  render(<Example />);
  const dialog = await openIt(user);
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  expect(screen.queryByText("Inhalt")).not.toBeInTheDocument();
});

test("closes when the browser has closed it, but not when it tells so after the next opening", async () => {
  const user = userEvent.setup();
  render(<Example />);
  const dialog = await openIt(user);
  fireEvent(dialog, new Event("close"));
  expect(screen.getByText("Inhalt")).toBeInTheDocument();
  dialog.removeAttribute("open");
  fireEvent(dialog, new Event("close"));
  expect(screen.queryByText("Inhalt")).not.toBeInTheDocument();
});

test("a press on the backdrop closes, one that began inside does not", async () => {
  const user = userEvent.setup();
  render(<Example />);
  const dialog = await openIt(user);

  fireEvent.pointerDown(screen.getByText("Inhalt"));
  fireEvent.click(dialog);
  expect(screen.getByText("Inhalt")).toBeInTheDocument();

  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByText("Inhalt")).not.toBeInTheDocument();
});

test("a dialog that is taken out of the page while open frees the scrolling", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Example />);
  await openIt(user);
  unmount();
  expect(document.documentElement).not.toHaveClass("scroll-lock");
});

it("takes the second click of the double click that opened it for nothing, neither beside it nor on a button", async () => {
  const user = userEvent.setup();
  render(<Example />);
  const dialog = await openIt(user);
  const close = screen.getByRole("button", { name: "Schließen" });

  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  fireEvent.click(close, { detail: 2 });
  expect(screen.getByText("Inhalt")).toBeInTheDocument();

  fireEvent.click(screen.getByText("Inhalt"), { detail: 1 });
  fireEvent.click(close, { detail: 2 });
  expect(screen.queryByText("Inhalt")).not.toBeInTheDocument();
});
