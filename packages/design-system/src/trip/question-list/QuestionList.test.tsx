import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { QuestionList } from "./QuestionList";

test("an answer opens under its question", async () => {
  const user = userEvent.setup();
  const questions = [{ question: "Wie schwer darf der Rucksack sein?", answer: "Höchstens 10 kg." }];
  const { container, rerender } = render(<QuestionList questions={questions} headingLevel={3} />);
  expect(container.querySelector("details")).not.toHaveAttribute("open");
  await user.click(screen.getByRole("heading", { level: 3, name: "Wie schwer darf der Rucksack sein?" }));
  expect(container.querySelector("details")).toHaveAttribute("open");
  expect(await axe(container)).toHaveNoViolations();
  rerender(<QuestionList questions={[]} />);
  expect(container).toBeEmptyDOMElement();
});
