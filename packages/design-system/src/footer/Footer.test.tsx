import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Footer } from "./Footer";

const logo = (name: string) => ({ name, src: `/logos/${name}.svg` });

test("four operators, partner, associations, links, contact and the privacy settings [2.56–2.58, 2.61, 9.9]", async () => {
  const onPrivacySettings = jest.fn();
  const { container } = render(
    <Footer
      name="Gratweg"
      newsletter={<p>Rundbrief</p>}
      operators={["Alpspur", "Fjordgang", "Küstenpfad", "Waldweit", "Fünfter"].map(logo)}
      partner={logo("Bergschutz")}
      associations={["Verband A", "Verband B", "Verband C"].map(logo)}
      links={[
        { href: "/de/support", label: "Hilfe" },
        { href: "/de#ueber-uns", label: "Über uns" },
      ]}
      email="hilfe@gratweg.example"
      phone={{ href: "tel:+4930123456", label: "030 123456" }}
      onPrivacySettings={onPrivacySettings}
    />,
  );
  const footer = within(screen.getByRole("contentinfo"));
  const logos = footer
    .getAllByRole("img")
    .map((image) => [image.getAttribute("alt"), image.getAttribute("title")]);
  expect(logos).toEqual(
    [
      "Alpspur",
      "Fjordgang",
      "Küstenpfad",
      "Waldweit",
      "Bergschutz",
      "Verband A",
      "Verband B",
      "Verband C",
    ].map((name) => [name, name]),
  );
  expect(footer.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+4930123456",
    "mailto:hilfe@gratweg.example",
    "/de/support",
    "/de#ueber-uns",
  ]);
  expect(footer.getByText("Rundbrief")).toBeInTheDocument();

  await userEvent.click(footer.getByRole("button", { name: "Datenschutzeinstellungen" }));
  expect(onPrivacySettings).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test("a logo with an address that is not safe leads nowhere", () => {
  render(
    <Footer
      name="Gratweg"
      newsletter={null}
      operators={[]}
      partner={{ ...logo("Bergschutz"), href: "javascript:alert(1)" }}
      associations={[{ ...logo("Verband"), href: "https://verband.example" }]}
      links={[]}
      email="hilfe@gratweg.example"
      phone={{ href: "tel:+4930123456", label: "030 123456" }}
      onPrivacySettings={() => undefined}
    />,
  );
  expect(screen.getByRole("img", { name: "Bergschutz" }).closest("[href]")).toBeNull();
  expect(screen.getByRole("link", { name: "Verband" })).toHaveAttribute("href", "https://verband.example");
});
