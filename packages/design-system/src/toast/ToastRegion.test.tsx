import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import type { Toast } from "./toast";
import { ToastRegion, type ToastRegionProps } from "./ToastRegion";

const saved: Toast = { id: "1", variant: "success", title: "Profil gespeichert" };
const removed: Toast = {
  id: "2",
  title: "„Meraner Höhenweg“ entfernt",
  action: { label: "Rückgängig", onAction: jest.fn() },
};
const failed: Toast = { id: "3", variant: "error", title: "Nicht gespeichert", text: "Keine Verbindung." };

function Example({ first, ...props }: Partial<ToastRegionProps> & { first: readonly Toast[] }) {
  const [toasts, setToasts] = useState(first);
  return (
    <>
      <button onClick={() => setToasts([...toasts, failed])}>Speichern</button>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
        {...props}
      />
    </>
  );
}

const closer = (title: string) => screen.getByRole("button", { name: `Meldung „${title}“ schließen` });

test("errors come into the alert, everything else into the status; both are there before", async () => {
  const user = userEvent.setup();
  const { container } = render(<Example first={[]} />);
  const alert = screen.getByRole("alert");
  const status = screen.getByRole("status");
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Speichern" }));
  expect(alert).toHaveTextContent("Fehler: Nicht gespeichertKeine Verbindung.");
  expect(status).toHaveTextContent("");
  expect(screen.getByRole("region", { name: "Meldungen (F8)" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("an action is done once, and the toast goes", async () => {
  const user = userEvent.setup();
  render(<Example first={[saved, removed]} />);
  await user.click(screen.getByRole("button", { name: "Rückgängig" }));
  expect(removed.action?.onAction).toHaveBeenCalledTimes(1);
  expect(within(screen.getByRole("status")).getAllByRole("listitem")).toHaveLength(1);
});

test("F8 leads to the newest; closing goes to the next, after the last back to where one was", async () => {
  const user = userEvent.setup();
  render(<Example first={[saved, removed]} />);
  const opener = screen.getByRole("button", { name: "Speichern" });
  opener.focus();
  await user.keyboard("{F8}");
  expect(screen.getByRole("button", { name: "Rückgängig" })).toHaveFocus();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(closer("Profil gespeichert")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(opener).toHaveFocus();
  await user.keyboard("{F8}");
  expect(opener).toHaveFocus();
});

test("clocks stand still while the pointer or the focus is there, and go on when both have left", async () => {
  const user = userEvent.setup();
  const calls: string[] = [];
  render(
    <Example first={[saved]} onPause={() => calls.push("pause")} onResume={() => calls.push("resume")} />,
  );
  const region = screen.getByRole("region");
  fireEvent.pointerMove(region);
  act(() => closer("Profil gespeichert").focus());
  fireEvent.pointerLeave(region);
  expect(calls).toEqual(["pause"]);
  act(() => screen.getByRole("button", { name: "Speichern" }).focus());
  expect(calls).toEqual(["pause", "resume"]);
  // The last one goes under the focus: nothing tells of its loss.
  await user.keyboard("{F8}{Enter}");
  expect(calls).toEqual(["pause", "resume", "pause", "resume"]);
});

test("a toast that goes by itself under the focus leaves it at the next one", () => {
  const { rerender } = render(<ToastRegion toasts={[saved, removed]} onDismiss={jest.fn()} />);
  act(() => closer("Profil gespeichert").focus());
  rerender(<ToastRegion toasts={[removed]} onDismiss={jest.fn()} />);
  expect(closer(removed.title)).toHaveFocus();
});

test("room is kept at the window's end while there is a toast; what is covered comes up", () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  // jsdom lays nothing out: every box is the same one.
  const box = jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, window.innerHeight - 100, 300, 90));
  const { rerender } = render(
    <>
      <button>davor</button>
      <ToastRegion toasts={[]} onDismiss={jest.fn()} />
    </>,
  );
  screen.getByRole("button", { name: "davor" }).focus();
  expect(document.documentElement.style.scrollPaddingBottom).toBe("");
  rerender(
    <>
      <button>davor</button>
      <ToastRegion toasts={[saved]} onDismiss={jest.fn()} />
    </>,
  );
  expect(document.documentElement.style.scrollPaddingBottom).toBe("100px");
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole("button", { name: "davor" })]);
  box.mockRestore();
});
