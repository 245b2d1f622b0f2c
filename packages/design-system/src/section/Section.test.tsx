import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Section } from "./Section";

test("a titled section is a region of that name; one without a title is none", async () => {
  const { container } = render(
    <>
      <Section id="ueber-uns" title="Über uns" intro="Wer wir sind." ornament="contours">
        <p>Text</p>
      </Section>
      <Section>
        <p>Ohne Titel</p>
      </Section>
    </>,
  );
  expect(screen.getAllByRole("region").map((region) => [region.id, region.tagName])).toEqual([
    ["ueber-uns", "SECTION"],
  ]);
  expect(screen.getByRole("region", { name: "Über uns" })).toHaveTextContent("Wer wir sind.");
  expect(await axe(container)).toHaveNoViolations();
});
