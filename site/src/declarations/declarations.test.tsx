import { declarationSlot } from "@gratweg/contracts/routes";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import common from "../../locales/de/common.json";
import texts from "../../locales/de/declarations.json";
import { translate, type Values } from "../texts/translate";
import { DeclarationScreen } from "./DeclarationScreen";
import { DeclarationShell } from "./DeclarationShell";

jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string, values?: Values) => translate([common, texts], key, values),
  }),
}));

const requests: [unknown, unknown][] = [];
let answer: () => Promise<Response>;
const receipt = {
  receiptNumber: "K-7F3M-92QX",
  receivedAt: "2026-11-21T23:05:09.000Z",
  declaration: {
    name: "Anna Ott",
    identification: "",
    contract: "Mitgliedschaft",
    kind: "extraordinary",
    reason: "Zweimal ausgefallen.",
    end: "date",
    endsOn: "2127-01-31",
    email: "anna@post.example",
  },
};

beforeEach(() => {
  requests.length = 0;
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = (address, options) => {
    requests.push([address, JSON.parse(options?.body as string)]);
    return answer();
  };
});

/** jsdom knows no answers. */
const answered = (status: number, body: unknown) =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);

const show = (kind: "cancel" | "withdraw") =>
  render(<DeclarationScreen kind={kind} email="hallo@gratweg.example" phone="030 0000" />);
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) =>
  act(() => {
    fireEvent.click(screen.getByRole("button", { name }));
    return Promise.resolve();
  });

function fillIn() {
  type(/^Vor- und Nachname/, "Anna Ott");
  type(/^Bezeichnung des Vertrags/, "Mitgliedschaft");
  type(/^E-Mail/, "anna@post.example");
}

it("before scripts the form is plain: it posts to the server, with the law's fields and its button", () => {
  document.body.innerHTML = renderToString(
    <DeclarationScreen kind="cancel" email="hallo@gratweg.example" phone="030 0000" />,
  );
  const form = within(document.body).getByRole<HTMLFormElement>("form", { name: "Kündigung" });
  expect([form.getAttribute("action"), form.method, form.noValidate]).toEqual([
    "/api/contracts/cancel",
    "post",
    false,
  ]);
  expect([...new FormData(form).keys()]).toEqual([
    "name",
    "identification",
    "contract",
    "kind",
    "reason",
    "end",
    "endsOn",
    "email",
  ]);
  expect(within(form).getByRole("button").textContent).toBe("jetzt kündigen");
  document.body.innerHTML = "";
});

it("names what is missing, leads there, and asks nobody", async () => {
  show("withdraw");
  await press("Widerruf bestätigen");
  const summary = document.activeElement as HTMLElement;
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["#name", "#contract", "#email"]);
  fireEvent.click(within(summary).getByRole("link", { name: /E-Mail/ }));
  expect(screen.getByLabelText(/^E-Mail/)).toHaveFocus();
  expect(screen.getByLabelText(/^E-Mail/)).toBeInvalid();
  expect(requests).toEqual([]);
});

it("shows the receipt in the form's place, with the focus; the draft is gone", async () => {
  answer = () => answered(201, receipt);
  show("cancel");
  fillIn();
  expect(sessionStorage).toHaveLength(1);
  await press("jetzt kündigen");
  expect(requests).toEqual([
    [
      "/api/contracts/cancel",
      {
        name: "Anna Ott",
        identification: "",
        contract: "Mitgliedschaft",
        kind: "ordinary",
        reason: "",
        end: "soonest",
        endsOn: "",
        email: "anna@post.example",
      },
    ],
  ]);
  const shown = document.activeElement as HTMLElement;
  expect(within(shown).getByRole("heading")).toHaveTextContent("Ihre Kündigung ist eingegangen");
  expect([...shown.querySelectorAll("dl > div")].map((row) => row.textContent)).toEqual([
    "Eingegangen22. November 2026, 00:05:09 Uhr",
    "Vor- und NachnameAnna Ott",
    "Bezeichnung des VertragsMitgliedschaft",
    "Art der Kündigungaußerordentliche Kündigung",
    "GrundZweimal ausgefallen.",
    "Ende des Vertrags31. Januar 2127",
    "E-Mailanna@post.example",
  ]);
  const file = within(shown).getByRole("link", { name: "Beleg speichern" });
  expect(decodeURIComponent(file.getAttribute("href") ?? "")).toContain("Belegnummer: K-7F3M-92QX\r\n");
  expect([screen.queryByRole("form"), sessionStorage.length]).toEqual([null, 0]);
});

it("what was typed survives a reload", () => {
  show("cancel").unmount();
  const { unmount } = show("cancel");
  fillIn();
  fireEvent.click(screen.getByRole("radio", { name: "Außerordentliche Kündigung" }));
  unmount();
  show("cancel");
  expect(screen.getByLabelText(/^Vor- und Nachname/)).toHaveValue("Anna Ott");
  expect(screen.getByRole("radio", { name: "Außerordentliche Kündigung" })).toBeChecked();
});

it.each<[string, () => Promise<Response>, RegExp]>([
  ["the server's words", () => answered(503, { detail: "Rufen Sie 030 an." }), /Rufen Sie 030 an\./],
  [
    "words of its own",
    () => Promise.reject(new TypeError("Failed to fetch")),
    /nicht bestätigen.*doppelt zählt sie nicht\. Oder schreiben Sie an hallo@gratweg\.example/,
  ],
])(
  "when it does not get through, it says so in %s, with the focus; the same can be sent again",
  async (_, fail, words) => {
    answer = fail;
    show("cancel");
    fillIn();
    await press("jetzt kündigen");
    const alert = within(document.activeElement as HTMLElement).getByRole("alert");
    expect(alert).toHaveTextContent(words);
    expect(screen.getByLabelText(/^Vor- und Nachname/)).toHaveValue("Anna Ott");
    answer = () => answered(201, receipt);
    await press("jetzt kündigen");
    expect(screen.getByText("K-7F3M-92QX")).toBeInTheDocument();
  },
);

it("a link that names the contract has filled that field in", () => {
  history.replaceState(null, "", "/de/vertrag-kuendigen?contract=GW-2026-000042");
  show("cancel");
  expect(screen.getByLabelText(/^Bezeichnung des Vertrags/)).toHaveValue("GW-2026-000042");
  history.replaceState(null, "", "/");
});

it("the server's issues stand at their fields", async () => {
  answer = () => answered(422, { issues: [{ parameter: "email", message: "Dorthin geht nichts." }] });
  show("cancel");
  fillIn();
  await press("jetzt kündigen");
  expect(screen.getByLabelText(/^E-Mail/)).toHaveAccessibleDescription(/Dorthin geht nichts\./);
});

it("the shells wait with a slot for everything that the server fills", () => {
  const received = renderToString(<DeclarationShell kind="cancel" view="received" />);
  for (const name of [
    "receiptNumber",
    "receivedAt",
    "name",
    "identification",
    "contract",
    "kind",
    "reason",
    "end",
    "email",
  ])
    expect(received).toContain(declarationSlot(name));
  const refused = renderToString(<DeclarationShell kind="withdraw" view="refused" />);
  for (const name of ["title", "field", "message"]) expect(refused).toContain(declarationSlot(name));
  expect(refused).toMatch(/<input[^>]* name="contract"[^>]*>/);
  expect(refused).toContain('id="absenden"');
});
