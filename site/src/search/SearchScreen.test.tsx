import type { SearchAnswer } from "@gratweg/contracts";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import search from "../../locales/de/search.json";
import { translate, type Values } from "../texts/translate";
import { SearchScreen } from "./SearchScreen";

jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string, values?: Values) => translate([search], key, values),
  }),
}));

const card = {
  ...{ number: 1001, slug: "karwendel", title: "Karwendel", teaser: "Von Hütte zu Hütte.", days: 6 },
  ...{ difficulty: 3, country: null, region: null, activities: [], operator: null },
  ...{ image: null, nextDeparture: "2027-06-12", priceFrom: { amount: 89_000, currency: "EUR" } },
};
const facets = {
  ...{ country: [], region: [], continent: [], activity: [], operator: [], travelType: [] },
  ...{ travelFocusType: [], difficulty: [], feature: [] },
};
const first = {
  data: [card],
  meta: { pagination: { page: 1, pageSize: 24, pageCount: 1, total: 1 }, facets },
} as unknown as SearchAnswer;

const understood = {
  parameters: "q=Grat&place=tirol&month=2027-07",
  places: [{ slug: "tirol", name: "Tirol" }],
  leftOut: [],
};
/** The server's next answers are like the first, with this in addition. */
function answerWith(meta: object, data: object[] = [card]): void {
  const pagination = { page: 1, pageSize: 24, pageCount: data.length, total: data.length };
  const answer = { data, meta: { ...first.meta, pagination, ...meta } };
  globalThis.fetch = (address) => {
    asked.push(address as string);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  };
}
const show = (address: string) => {
  window.history.replaceState(null, "", `/de/reisesuche${address}`);
  return render(<SearchScreen first={first} rankingHref={null} address={address} isReturn={false} />);
};

const asked: string[] = [];
jest.mock("gatsby", () => ({ navigate: () => Promise.resolve() }));
// What the field suggests is the subject of its own test.
jest.mock("./suggestions/SuggestionPopup", () => ({ __esModule: true, default: () => null }));
beforeEach(() => {
  asked.length = 0;
  window.scrollTo = () => undefined;
  globalThis.fetch = (address) => {
    asked.push(address as string);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(first) } as Response);
  };
});

it("the search is cleared from its screen: no results, total 0, the address without a query; and shown again [4.20]", async () => {
  window.history.replaceState(null, "", "/de/reisesuche?q=Karwendel");
  render(<SearchScreen first={first} rankingHref={null} address="?q=Karwendel" isReturn={false} />);
  await userEvent.click(await screen.findByRole("button", { name: "Suche leeren" }));

  expect(screen.getByText("Die Suche ist leer.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Karwendel/ })).toBeNull();
  expect(screen.getByRole("combobox", { name: "Reisen suchen" })).toHaveValue("");
  expect(window.location.pathname + window.location.search).toBe("/de/reisesuche");
  expect(screen.queryByRole("button", { name: "Suche leeren" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Alle Reisen zeigen" }));
  await act(() => Promise.resolve());
  const results = within(document.getElementById("ergebnisse") ?? document.body);
  expect(await results.findByRole("link", { name: /Karwendel/ })).toBeInTheDocument();
  expect(asked).toEqual(["/api/trips/search?q=Karwendel", "/api/trips/search?"]);
});

it("says at the field that a range is upside down, searches without its end, and keeps both over a reload", async () => {
  window.history.replaceState(null, "", "/de/reisesuche?minPrice=2000&maxPrice=500");
  const { rerender } = render(
    <SearchScreen first={first} rankingHref={null} address="?minPrice=2000&maxPrice=500" isReturn={false} />,
  );
  const sentence = "Der Höchstpreis liegt unter dem Mindestpreis. Wir suchen so lange ohne ihn.";
  const [to] = await screen.findAllByRole("textbox", { name: "bis (€)", description: sentence });
  expect(to).toBeInvalid();
  expect(to).toHaveValue("500");
  expect(asked).toEqual(["/api/trips/search?minPrice=2000"]);
  // Read out, and no filter is shown that is not searched by.
  expect(document.querySelector("[aria-live=polite]")).toHaveTextContent(sentence);
  expect(screen.queryByText(/^bis 500/)).toBeNull();

  await userEvent.type(to!, "0");
  rerender(
    <SearchScreen first={first} rankingHref={null} address="?minPrice=2000&maxPrice=500" isReturn={false} />,
  );
  expect(to).toHaveValue("5000");
  expect(to).not.toBeInvalid();
  await waitFor(() => expect(window.location.search).toBe("?minPrice=2000&maxPrice=5000"));
  expect(document.querySelector("[aria-live=polite]")).toBeEmptyDOMElement();
});

it("does not complain about a number that is still being typed", async () => {
  // However slow the machine types, the pause after which the search asks does not pass.
  jest.useFakeTimers();
  const user = userEvent.setup({ delay: null });
  window.history.replaceState(null, "", "/de/reisesuche?minPrice=900");
  render(<SearchScreen first={first} rankingHref={null} address="?minPrice=900" isReturn={false} />);
  const to = screen.getAllByRole("textbox", { name: "bis (€)" })[0]!;
  const complaints: (string | null)[] = [];
  to.addEventListener("input", () => queueMicrotask(() => complaints.push(to.getAttribute("aria-invalid"))));
  await user.type(to, "1500");
  expect(to).toHaveValue("1500");
  expect(complaints).toEqual([null, null, null, null]);
  jest.useRealTimers();
});

describe("a sentence", () => {
  it("is told while it is typed, with the count, and is filters once it is submitted", async () => {
    answerWith({ understood });
    const { container } = show("");
    const field = screen.getByRole("combobox", { name: "Reisen suchen" });
    await userEvent.type(field, "Grat Tirol Juli");
    const count = screen.getByRole("heading", { name: /gefunden|gesucht/ }).closest("[role=status]");
    await waitFor(() => expect(count).toHaveTextContent("1 Reise gefundenVerstanden: Tirol · Juli 2027"));
    expect(field).toHaveValue("Grat Tirol Juli");
    const before = asked.length;

    await userEvent.type(field, "{Enter}");
    expect(field).toHaveValue("Grat");
    expect(window.location.search).toBe("?q=Grat&place=tirol&month=2027-07");
    expect(asked).toHaveLength(before);
    expect(count).not.toHaveTextContent("Verstanden");
    const active = within(screen.getByRole("list", { name: "Aktive Filter" }));
    expect(active.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      "Tirol",
      "Juli 2027",
      "Alle Filter löschen",
    ]);
    expect(await axe(container)).toHaveNoViolations();

    await userEvent.click(active.getByRole("button", { name: /Juli 2027/ }));
    expect(asked.at(-1)).toBe("/api/trips/search?q=Grat&place=tirol");
  });
});

it("says which words it has left out", async () => {
  answerWith({ understood: { parameters: "q=Grat+pubs", places: [], leftOut: ["pubs"] } });
  const { container } = show("?q=Grat+pubs");
  expect(
    await screen.findByText("Keine Reise passt zu allen Wörtern. Ohne „pubs“ gefunden:"),
  ).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Reisen suchen" })).toHaveValue("Grat pubs");
  expect(await axe(container)).toHaveNoViolations();
});

it("says what it has not understood, however many trips there are", async () => {
  const unread = ["Die Angabe „50%“ verstehen wir nicht und suchen ohne sie."];
  answerWith({ understood: { parameters: "q=Natur", places: [], leftOut: [], unread } }, []);
  show("?q=50%25+Natur");
  expect(await screen.findByText(unread[0]!)).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Reisen suchen" })).toHaveValue("Natur");
});

it("says what of a link it has left out, shows none of its text, and forgets it with the next search", async () => {
  answerWith({}, [{ ...card }]);
  const { container } = show("?country=gratweg-ist-pleite&from=gestern&maxPrice=1.500");
  expect(await screen.findByText(/ohne diese Angabe: Abreise\.$/)).toBeVisible();
  expect(asked).toEqual(["/api/trips/search?country=gratweg-ist-pleite&maxPrice=1500"]);
  expect(container).not.toHaveTextContent(/pleite|gestern/);
  await userEvent.click(await screen.findByRole("button", { name: /bis 1.500/ }));
  expect(screen.queryByText(/ohne diese Angabe/)).toBeNull();
});

it("shows with nothing found what comes near, apart from finds, and the ways on", async () => {
  answerWith({ similar: [card] }, []);
  const { container } = show("?q=Grat");
  const title = "Das kommt dem am nächsten";
  const similar = within(await screen.findByRole("region", { name: title }));
  expect(similar.getByRole("link", { name: /Karwendel/ })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Keine Reise gefunden" })).toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Ergebnisse" })).toBeNull();
  expect(screen.getByRole("link", { name: "Alle Reisen ansehen" })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

describe("a page that is opened with a query", () => {
  const lettersOf = (element: Element) => element.textContent ?? "";

  it("is taken over without a mismatch, shows that it waits, and no trip that nobody asked for", async () => {
    window.history.replaceState(null, "", "/de/reisesuche?q=Dolomiten");
    let answer: (response: Response) => void = () => undefined;
    globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
    const place = document.createElement("div");
    document.body.append(place);
    // As it was built: without an address.
    place.innerHTML = renderToString(
      <SearchScreen first={first} rankingHref={null} address="" isReturn={false} />,
    );
    expect(place.querySelector('[data-results="first"] li')).not.toBeNull();
    expect(place.querySelector('[data-results="awaited"] noscript')).not.toBeNull();
    const problems: unknown[] = [];
    await act(async () => {
      hydrateRoot(
        place,
        <SearchScreen first={first} rankingHref={null} address="?q=Dolomiten" isReturn={false} />,
        { onRecoverableError: (error) => problems.push(error) },
      );
      await Promise.resolve();
    });
    expect(problems).toEqual([]);
    expect(lettersOf(place)).not.toContain("Karwendel");
    expect(lettersOf(place)).toContain("Reisen werden gesucht");
    const found = { ...card, number: 1002, slug: "dolomiten", title: "Durch die Dolomiten" };
    answer({ ok: true, json: () => Promise.resolve({ ...first, data: [found] }) } as Response);
    expect(await within(place).findByRole("heading", { level: 3 })).toHaveTextContent("Durch die Dolomiten");
    place.remove();
  });

  it("shows no other trips either when the search does not answer", async () => {
    globalThis.fetch = () => Promise.reject(new TypeError("away"));
    show("?q=Dolomiten");
    expect(await screen.findByText(/Die Suche antwortet gerade nicht/)).toBeVisible();
    expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
    expect(screen.queryByText(/gefunden/)).toBeNull();
  });

  it("names what is searched for the page's title, once it has been answered", async () => {
    const onAsked = jest.fn();
    answerWith({ understood });
    window.history.replaceState(null, "", "/de/reisesuche?q=x");
    render(
      <SearchScreen
        first={first}
        rankingHref={null}
        address="?q=Grat%20in%20Tirol%20im%20Juli"
        isReturn={false}
        onAsked={onAsked}
      />,
    );
    await waitFor(() => expect(onAsked).toHaveBeenLastCalledWith("„Grat“, Tirol, Juli 2027"));
  });
});

it("with nothing found it says what each thing finds by itself, and who helps", async () => {
  const parameters = "q=Grat&place=tirol&maxPrice=100";
  answerWith(
    {
      understood: { ...understood, parameters },
      nothing: {
        parts: [
          { parameters: "place=tirol", count: 3 },
          { parameters: "q=Grat", count: 1 },
        ],
        siblings: [{ site: "biking", name: "Gratweg Rad", domain: "rad.example", count: 13 }],
      },
    },
    [],
  );
  window.history.replaceState(null, "", "/de/reisesuche?q=x");
  const phone = { label: "030 0000 0000", href: "tel:+493000000000" };
  const props = { first, rankingHref: null, isReturn: false, phone };
  const { container } = render(<SearchScreen {...props} address="?q=Grat%20in%20Tirol%20bis%20100%20Euro" />);
  const parts = await screen.findByRole("list", { name: "Einzeln finden wir dazu:" });
  expect(
    within(parts)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    [expect.stringMatching(/^Tirol: 3.Reisen$/), "/de/reisesuche?place=tirol"],
    [expect.stringMatching(/^„Grat“: 1.Reise$/), "/de/reisesuche?q=Grat"],
  ]);
  expect(screen.getByRole("link", { name: "13 Reisen auf Gratweg Rad" })).toHaveAttribute(
    "href",
    "http://biking.localhost/de/reisesuche?q=Grat&place=tirol&maxPrice=100",
  );
  expect(screen.getByRole("link", { name: "030 0000 0000" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe("what can be read about a search", () => {
  const reading = {
    collection: { title: "Tirol", href: "/de/reisen/tirol" },
    pages: [{ kind: "question", title: "Kann ich einen Hund mitnehmen?", href: "/de/faq#vorab-1" }],
  };

  it.each([
    ["below the trips", [card]],
    ["where there are none", []],
  ])("stands %s in a section of its own", async (_, data) => {
    answerWith({ reading }, data);
    const { container } = show("?q=Hund");
    const section = await screen.findByRole("region", { name: "Mehr dazu" });
    expect(
      within(section)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Alle Reisen: Tirol", "Häufige Frage: Kann ich einen Hund mitnehmen?"]);
    expect(within(section).getByRole("link", { name: "Tirol" })).toHaveAttribute("href", "/de/reisen/tirol");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("leaves no empty section", async () => {
    answerWith({});
    show("?q=Hund");
    await screen.findByRole("button", { name: "Suche leeren" });
    expect(screen.queryByRole("region", { name: "Mehr dazu" })).toBeNull();
  });
});
