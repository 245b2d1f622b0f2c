import { act, render } from "@testing-library/react";
import { MobileMenu } from "./MobileMenu";

test("closes on the browser's way back, and where the header has room for the entries", () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
  const wide = new EventTarget();
  window.matchMedia = jest.fn(() => wide as MediaQueryList);
  const onOpenChange = jest.fn();
  const view = (open: boolean) => <MobileMenu items={[]} open={open} onOpenChange={onOpenChange} />;
  const { rerender } = render(view(true));
  const leave = () => {
    act(() => void window.dispatchEvent(new Event("popstate")));
    act(() => void wide.dispatchEvent(new Event("change")));
  };
  leave();
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  expect(window.matchMedia).toHaveBeenCalledWith("(min-width: 1280px)");
  rerender(view(false));
  leave();
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});
