import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { samplePicture } from "../fixtures/trips";
import { Gallery } from "./Gallery";

const pictures = ["Gletscher", "Stausee", "Hütte", "Viertes"].map((alt, index) => ({
  ...samplePicture(index, alt),
  srcSet: "/schmal.webp 480w, /breit.webp 960w",
}));

test("opens a picture large and walks round by buttons and arrow keys", async () => {
  const user = userEvent.setup();
  const { container } = render(<Gallery pictures={pictures} />);
  const slides = within(screen.getByRole("list", { name: "Bilder der Reise" })).getAllByRole("button");
  expect(slides.map((slide) => slide.getAttribute("aria-label"))).toEqual([
    "Bild 1 groß ansehen: Gletscher",
    "Bild 2 groß ansehen: Stausee",
    "Bild 3 groß ansehen: Hütte",
  ]);
  // Each picture asks by its share of the row.
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("sizes"))).toEqual([
    "(min-width: 1580px) 960px, (min-width: 600px) 61vw, 74vw",
    "(min-width: 1580px) 480px, (min-width: 600px) 28vw, 74vw",
    "(min-width: 1580px) 480px, (min-width: 600px) 28vw, 74vw",
  ]);
  await user.tab();
  await user.tab();
  await user.keyboard("{Enter}");
  const dialog = screen.getByRole("dialog", { name: "Bilder der Reise" });
  const caption = () => within(dialog).getByRole("figure").querySelector("figcaption")?.textContent;
  expect(caption()).toBe("Stausee");
  await user.click(within(dialog).getByRole("button", { name: "Nächstes Bild" }));
  expect(caption()).toBe("Hütte");
  await user.keyboard("{ArrowRight}");
  expect(caption()).toBe("Gletscher");
  expect(dialog).toHaveTextContent("Bild 1 von 3");
  await user.keyboard("{ArrowLeft}");
  expect(caption()).toBe("Hütte");
  expect(await axe(container)).toHaveNoViolations();
  await user.click(within(dialog).getByRole("button", { name: "Große Ansicht schließen" }));
  expect(within(dialog).queryByRole("figure")).not.toBeInTheDocument();
});

test("a single picture needs no steps, no picture no gallery", async () => {
  const user = userEvent.setup();
  const { rerender, container } = render(<Gallery pictures={pictures.slice(0, 1)} />);
  await user.click(screen.getByRole("button", { name: /groß ansehen/ }));
  expect(screen.queryByRole("button", { name: "Nächstes Bild" })).not.toBeInTheDocument();
  expect(screen.getAllByRole("img")[0]).toHaveAttribute("sizes", "92vw");
  rerender(<Gallery pictures={[]} />);
  expect(container).toBeEmptyDOMElement();
});
