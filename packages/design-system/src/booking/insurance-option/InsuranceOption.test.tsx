import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { sampleInsurance } from "../fixtures/booking";
import { InsuranceOption } from "./InsuranceOption";

test("neither is chosen for anyone; yes tells partner and price, no is its equal", async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  const { container } = render(
    <InsuranceOption {...sampleInsurance} onValueChange={onValueChange} error="Bitte wählen Sie." />,
  );
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map((radio) => radio.checked)).toEqual([false, false]);
  const yes = screen.getByRole("radio", { name: "Ja, mit „Reiserücktritt Komfort“" });
  expect(yes).toHaveAccessibleDescription(/Reiseschutz Nordlicht.*105,30.€ für alle Reisenden/);
  expect(document.getElementById("options.insurance")).toBe(yes);
  expect(screen.getByRole("list", { name: "Versichert sind:" }).children).toHaveLength(3);

  await user.click(screen.getByRole("radio", { name: "Nein, danke" }));
  await user.click(yes);
  expect(onValueChange.mock.calls).toEqual([[false], [true]]);
  expect(await axe(container)).toHaveNoViolations();
});

test("an address that is none is not linked", () => {
  render(<InsuranceOption {...sampleInsurance} url="javascript:alert(1)" onValueChange={() => undefined} />);
  expect(screen.queryByRole("link")).toBeNull();
});
