import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { sampleEssentials } from "../fixtures/booking";
import { OrderArea } from "./OrderArea";

const common = { essentials: sampleEssentials, totalCents: 280530 };

test("essentials and total stand directly before the button with the words of the law", async () => {
  const { container } = render(<OrderArea {...common} onOrder={() => undefined} />);
  const button = screen.getByRole("button", { name: "zahlungspflichtig buchen" });
  expect(button.textContent).toBe("zahlungspflichtig buchen");
  expect(button.previousElementSibling?.textContent?.replaceAll("\u00a0", " ")).toBe(
    "Gesamtpreis 2.805,30 € inkl. aller Pflichtkosten und Steuern",
  );
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(
    sampleEssentials.map(({ label }) => label),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test("a double click orders once, two presses apart order twice, a busy area never", async () => {
  const user = userEvent.setup();
  const onOrder = jest.fn();
  const { rerender } = render(<OrderArea {...common} onOrder={onOrder} />);
  const button = screen.getByRole("button");
  await user.dblClick(button);
  expect(onOrder).toHaveBeenCalledTimes(1);
  button.focus();
  await user.keyboard("{Enter}");
  expect(onOrder).toHaveBeenCalledTimes(2);

  rerender(<OrderArea {...common} onOrder={onOrder} busy />);
  await user.keyboard("{Enter}");
  fireEvent.click(button);
  expect(onOrder).toHaveBeenCalledTimes(2);
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Ihre Buchung wird übermittelt.");
});

test("inside a form it submits once for a double click and not while busy", async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <OrderArea {...common} busy={busy} />
    </form>
  );
  const { rerender } = render(form(false));
  await user.dblClick(screen.getByRole("button"));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  await user.click(screen.getByRole("button"));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
