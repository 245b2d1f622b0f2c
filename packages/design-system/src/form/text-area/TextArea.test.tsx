import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { TextArea } from "./TextArea";

function Note({ limit, start = "" }: { limit: number; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <TextArea
      label="Nachricht"
      hint="Zum Beispiel zur Anreise."
      limit={limit}
      value={value}
      onValueChange={setValue}
    />
  );
}

test("counts what is left, says so aloud at few moments only, and never cuts", async () => {
  const user = userEvent.setup();
  const { container } = render(<Note limit={60} />);
  const field = screen.getByRole("textbox", { name: "Nachricht" });
  expect(field).toHaveAccessibleDescription("Zum Beispiel zur Anreise. noch 60 Zeichen");

  await user.type(field, "Guten Tag!");
  expect(screen.getByRole("status")).toHaveTextContent("Noch höchstens 50 Zeichen.");
  await user.type(field, "!");
  expect(field).toHaveAccessibleDescription("Zum Beispiel zur Anreise. noch 49 Zeichen");
  expect(screen.getByRole("status")).toHaveTextContent("Noch höchstens 50 Zeichen.");

  await user.click(field);
  await user.paste("x".repeat(60));
  expect(field).toHaveValue("Guten Tag!!" + "x".repeat(60));
  expect(screen.getByRole("status")).toHaveTextContent("11 Zeichen zu viel");
  expect(await axe(container)).toHaveNoViolations();
});
