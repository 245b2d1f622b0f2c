import { NEWSLETTER_TEXT_VERSION } from "@gratweg/contracts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import common from "../../locales/de/common.json";
import { translate } from "../texts/translate";
import { Newsletter } from "./Newsletter";

jest.mock("react-i18next", () => ({
  useTranslation: () => ({ t: (key: string) => translate([common], key) }),
}));

const requests: [unknown, RequestInit | undefined][] = [];
let answer: () => Promise<Response>;
let come: () => void;

beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = (address, options) => {
    requests.push([address, options]);
    return answer();
  };
  globalThis.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => notify([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

/** jsdom knows no answers. */
const answered = (status: number, body: string) =>
  Promise.resolve({
    status,
    json: () => Promise.resolve(body).then((text) => JSON.parse(text) as unknown),
  } as Response);

const field = () => screen.getByRole<HTMLInputElement>("textbox");
const type = (email: string) => fireEvent.change(field(), { target: { value: email } });
const submit = () => fireEvent.submit(screen.getByRole("form"));

/** Until the machine has taken the form over from the browser. */
async function bringMachine() {
  act(() => come());
  await act(() => import("./NewsletterMachine"));
  expect(screen.getByRole<HTMLFormElement>("form").noValidate).toBe(true);
}

/** The request and what hangs on it. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

it("is a plain form until its machine has come; what was typed and the focus stay", async () => {
  render(<Newsletter />);
  const form = screen.getByRole<HTMLFormElement>("form");
  expect([form.getAttribute("action"), form.method, form.noValidate]).toEqual([
    "/api/newsletter",
    "post",
    false,
  ]);
  type("anna@post");
  field().focus();
  const before = field();
  await bringMachine();
  expect([field() === before, document.activeElement === before, before.value]).toEqual([
    true,
    true,
    "anna@post",
  ]);
});

it.each([
  [200, true, "status"],
  [422, false, "alert"],
])(
  "an answer of %s: its message by its flag %s, the address repeated, the field empty",
  async (status, success, role) => {
    answer = () => answered(status, JSON.stringify({ success, message: "Antwort." }));
    render(<Newsletter />);
    await bringMachine();
    jest.useFakeTimers();
    type("anna@post.example");
    submit();
    await settle();
    expect(screen.getByRole(role)).toHaveTextContent("Antwort.Ihre Eingabe: anna@post.example");
    expect(field().value).toBe("");
    expect(requests.map(([address, options]) => [address, options?.method, options?.body])).toEqual([
      ["/api/newsletter", "POST", '{"email":"anna@post.example"}'],
    ]);
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByRole(role)).toBeNull();
  },
);

it("whatever is no blank is sent: the server decides what an address is [5.3]", async () => {
  answer = () => answered(422, JSON.stringify({ success: false, message: "Das ist keine Adresse." }));
  render(<Newsletter />);
  await bringMachine();
  jest.useFakeTimers();
  type(" anna ");
  submit();
  await settle();
  expect(requests.map(([, options]) => options?.body)).toEqual(['{"email":"anna"}']);
  expect(screen.getByRole("alert")).toHaveTextContent("Das ist keine Adresse.Ihre Eingabe: anna");
});

it("no connection: messageError, the field empty", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  render(<Newsletter />);
  await bringMachine();
  jest.useFakeTimers();
  type("anna@post.example");
  submit();
  await settle();
  expect(screen.getByRole("alert")).toHaveTextContent(common.newsletter.messageError);
  expect(field().value).toBe("");
  logged.mockRestore();
});

it("the words that visitors agree to belong to the version that is stored: other words are another version", () => {
  expect([NEWSLETTER_TEXT_VERSION, common.newsletter.consent]).toEqual([
    "2026-1",
    "Mit „Anmelden“ bestellen Sie unseren Newsletter, etwa einmal im Monat. Abmelden können Sie sich jederzeit mit einem Klick. Was wir mit Ihrer Adresse tun, lesen Sie unter",
  ]);
});
