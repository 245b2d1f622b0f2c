import { fireEvent, render, screen } from "@testing-library/react";
import { MobileMenu } from "./MobileMenu";

test("closes on choosing an entry and on the browser's way back [2.51]", () => {
  const hidePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { hidePopover });
  render(<MobileMenu id="menue" items={[{ href: "#magazin", label: "Magazin" }]} />);
  expect(document.getElementById("menue")).toHaveAttribute("popover", "auto");
  fireEvent.click(screen.getByRole("link", { name: "Magazin", hidden: true }));
  expect(hidePopover).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("popstate"));
  expect(hidePopover).toHaveBeenCalledTimes(2);
});
