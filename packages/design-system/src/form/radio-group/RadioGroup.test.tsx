import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { RadioGroup } from "./RadioGroup";

function Rooms({ error }: { error?: string }) {
  const [value, setValue] = useState<string>();
  return (
    <RadioGroup
      id="room"
      legend="Zimmer"
      name="room"
      error={error}
      value={value}
      onValueChange={setValue}
      options={[
        { value: "double", label: "Doppelzimmer", description: "Mit Begleitung.", aside: "im Preis" },
        { value: "suite", label: "Suite", disabled: true },
        { value: "single", label: "Einzelzimmer", aside: "+ 120 €" },
      ]}
    />
  );
}

test("nothing is chosen at first; arrow keys pass over what is not to be had", async () => {
  const user = userEvent.setup();
  const { container } = render(<Rooms error="Bitte wählen Sie." />);
  const checked = () =>
    screen.queryAllByRole("radio", { checked: true }).map((radio) => (radio as HTMLInputElement).value);
  expect(checked()).toEqual([]);
  expect(screen.getByRole("group", { name: "Zimmer" })).toHaveAccessibleDescription("Bitte wählen Sie.");
  expect(document.getElementById("room")).toBe(screen.getByRole("radio", { name: "Doppelzimmer" }));

  await user.click(screen.getByRole("radio", { name: "Doppelzimmer" }));
  expect(checked()).toEqual(["double"]);
  await user.keyboard("{ArrowDown}");
  expect(checked()).toEqual(["single"]);
  expect(screen.getByRole("radio", { name: "Doppelzimmer" })).toHaveAccessibleDescription(
    "Mit Begleitung. im Preis",
  );
  expect(await axe(container)).toHaveNoViolations();
});
