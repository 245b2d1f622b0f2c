import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { OperatorCard } from "./OperatorCard";

test("names the organiser, ways to reach it and who secures the money", async () => {
  const { container } = render(
    <OperatorCard
      operator={{
        name: "Hochweg Bergschule",
        address: ["Dorfplatz 1", "6290 Mayrhofen"],
        email: "post@hochweg.example",
        phone: "+43 (5285) 00-12",
        website: "https://hochweg.example",
        insolvencyInsurer: "Musterversicherung AG",
      }}
    />,
  );
  expect(screen.getByRole("heading", { name: "Hochweg Bergschule" })).toBeVisible();
  expect(
    screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("rel")]),
  ).toEqual([
    ["mailto:post@hochweg.example", null],
    ["tel:+4352850012", null],
    ["https://hochweg.example", "noopener noreferrer"],
  ]);
  expect(container).toHaveTextContent("Kundengelder sind abgesichert bei Musterversicherung AG");
  expect(await axe(container)).toHaveNoViolations();
});

test("an unsafe website is not linked", () => {
  render(<OperatorCard operator={{ name: "X", website: "javascript:alert(1)" }} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
