import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PortalMenu } from "./PortalMenu";

const items = [{ href: "/de/reisesuche", label: "Reisesuche" }];

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Öffnen</button>
      <PortalMenu items={items} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

it("is not in the page before it is opened, and can be opened again after it was closed", async () => {
  const { container } = render(<Page />);
  expect(container.querySelector("dialog")).toBeNull();
  for (const _time of ["first", "again"]) {
    await userEvent.click(screen.getByRole("button", { name: "Öffnen" }));
    const menu = await screen.findByRole("dialog", { name: "Hauptmenü" });
    expect(within(menu).getByRole("link", { name: "Reisesuche" })).toBeInTheDocument();
    await userEvent.click(within(menu).getByRole("button"));
    expect(screen.queryByRole("dialog")).toBeNull();
  }
});
