import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { bookOpenIcon } from "../../icon/icons";
import { SiteMark } from "../../logo/SiteMark";
import { samplePicture } from "../../trip/fixtures/trips";
import { TeaserCard } from "./TeaserCard";
import { TeaserGrid } from "./TeaserGrid";

test("the title is the only link, and the words stand in their order", () => {
  render(
    <TeaserCard
      href="/de/magazin/lernen/nacht"
      title="Die erste Nacht"
      kicker="Unterwegs lernen"
      teaser="Eine kleine Hausordnung."
      meta="8. Oktober 2026"
      picture={samplePicture(0, "Fenster einer Hütte")}
      headingLevel={2}
    />,
  );
  const card = screen.getByRole("article");
  expect(within(card).getAllByRole("link")).toHaveLength(1);
  expect(within(card).getByRole("link", { name: "Die erste Nacht" })).toHaveAttribute(
    "href",
    "/de/magazin/lernen/nacht",
  );
  expect(card.textContent).toBe("Unterwegs lernenDie erste NachtEine kleine Hausordnung.8. Oktober 2026");
  expect(screen.getByRole("heading", { level: 2 })).toBeVisible();
  expect(screen.getByRole("img", { name: "Fenster einer Hütte" })).toHaveAttribute("loading", "lazy");
});

test("an icon stands in place of a picture", () => {
  render(<TeaserCard href="/de/support/konto" title="Mein Konto" icon={bookOpenIcon} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("a mark stands before the words and is none of them", () => {
  render(
    <TeaserCard href="https://a.example/" title="Rad" mark={<SiteMark ground="#102030" line="#ffffff" />} />,
  );
  const mark = screen.getByRole("article").querySelector("rect[fill='#102030']");
  expect(mark?.closest("svg")).toHaveAttribute("aria-hidden", "true");
  expect(mark?.compareDocumentPosition(screen.getByRole("heading"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a grid is a named list, and nothing when it is empty", async () => {
  const { container, rerender } = render(
    <TeaserGrid label="Artikel">
      <TeaserCard key="a" href="/a" title="A" headingLevel={2} />
      <TeaserCard key="b" href="/b" title="B" headingLevel={2} layout="wide" />
    </TeaserGrid>,
  );
  const list = screen.getByRole("list", { name: "Artikel" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  expect(await axe(container, { rules: { "heading-order": { enabled: false } } })).toHaveNoViolations();
  rerender(<TeaserGrid label="Artikel" />);
  expect(container).toBeEmptyDOMElement();
});
