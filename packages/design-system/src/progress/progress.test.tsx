import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { ProgressBar } from "./ProgressBar";
import { WaitNotice } from "./WaitNotice";

test("a known part is told in percents or in words, an unknown one has no value", async () => {
  const { container, rerender } = render(<ProgressBar label="Ihre Daten" value={30} max={120} />);
  const bar = screen.getByRole("progressbar", { name: "Ihre Daten" });
  expect([bar.getAttribute("value"), bar.getAttribute("max"), bar.getAttribute("aria-valuetext")]).toEqual([
    "30",
    "120",
    "25 %",
  ]);
  expect(screen.getByText("25 %")).toBeVisible();
  rerender(<ProgressBar label="Ihre Daten" value={2} max={4} valueText="Schritt 2 von 4" />);
  expect(bar).toHaveAttribute("aria-valuetext", "Schritt 2 von 4");
  rerender(<ProgressBar label="Ihre Daten" />);
  expect(bar).not.toHaveAttribute("value");
  expect(bar).not.toHaveAttribute("aria-valuetext");
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test("a wait speaks when it gets long, and ends in something to do", async () => {
  const { container, rerender } = render(<WaitNotice title="Ihre Zahlung wird bestätigt" />);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  expect(screen.getByRole("progressbar", { name: "Ihre Zahlung wird bestätigt" })).toBeVisible();

  rerender(<WaitNotice title="Ihre Zahlung wird bestätigt" state="slow" />);
  expect(status).toHaveTextContent(/^Das dauert länger als sonst\./);

  rerender(
    <WaitNotice
      title="Ihre Zahlung wird bestätigt"
      state="stalled"
      actions={<button>Noch einmal prüfen</button>}
    />,
  );
  expect(status).toHaveTextContent(/^Wir haben noch keine Antwort\./);
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
