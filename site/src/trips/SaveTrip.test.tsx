import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import common from "../../locales/de/common.json";
import trip from "../../locales/de/trip.json";
import { translate, type Values } from "../texts/translate";
import { SaveTrip } from "./SaveTrip";

jest.mock("react-i18next", () => ({
  useTranslation: () => ({
    t: (key: string, values?: Values) => translate([trip, common], key, values),
  }),
}));

const element = <SaveTrip trip={{ number: 1001, slug: "karwendel", title: "Karwendel" }} />;
const calls: string[] = [];
const fetchBefore = globalThis.fetch;
let answer: (method: string) => { status: number; body?: object };

beforeEach(() => {
  calls.length = 0;
  answer = (method) => (method === "GET" ? { status: 200, body: { data: [] } } : { status: 204 });
  globalThis.fetch = (input, init = {}) => {
    const method = init.method ?? "GET";
    calls.push(`${method} ${input as string} ${new Headers(init.headers).get("authorization") ?? "-"}`);
    const { status, body } = answer(method);
    return Promise.resolve({ ok: status < 300, status, json: () => Promise.resolve(body) } as Response);
  };
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
  localStorage.clear();
});

const heart = () => screen.findByRole("button", { name: "Merkliste: Karwendel" });
const settled = async (saved: boolean) => {
  const button = await heart();
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  expect(button).toHaveAttribute("aria-pressed", String(saved));
  return button;
};

test("leads visitors to the sign-in and back, in the built page too, and asks nothing", async () => {
  const { container } = render(element);
  const link = screen.getByRole("link", { name: "Merkliste: Karwendel, nach der Anmeldung" });
  expect(link).toHaveAttribute("href", "/de/portal/user/login?weiter=%2Fde%2Freise%2F1001%2Fkarwendel");
  expect(link).toHaveTextContent("Merkliste");
  expect(calls).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
  localStorage.setItem("gratweg_token", "t");
  expect(renderToString(element)).toContain("/de/portal/user/login?weiter=");
});

test("saves the trip when whoever pressed the heart comes back signed in, once", async () => {
  const { unmount } = render(element);
  const link = screen.getByRole("link");
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  unmount();
  localStorage.setItem("gratweg_token", "t");
  render(element);
  await settled(true);
  expect(calls).toEqual(["PUT /api/account/saved-trips/1001 Bearer t"]);
  expect(localStorage.getItem("gratweg_trip_wish")).toBeNull();
});

test("keeps the wish while the trip cannot be saved", async () => {
  localStorage.setItem("gratweg_token", "t");
  localStorage.setItem("gratweg_trip_wish", JSON.stringify({ trip: 1001, at: Date.now() }));
  answer = () => ({ status: 503 });
  render(element);
  await settled(false);
  expect(localStorage.getItem("gratweg_trip_wish")).not.toBeNull();
});

test("shows signed-in people whether they keep the trip, and changes that", async () => {
  localStorage.setItem("gratweg_token", "t");
  answer = (method) =>
    method === "GET" ? { status: 200, body: { data: [{ number: 1001 }] } } : { status: 204 };
  const { container } = render(element);
  await userEvent.click(await settled(true));
  await userEvent.click(await settled(false));
  await settled(true);
  expect(calls).toEqual([
    "GET /api/account/saved-trips Bearer t",
    "DELETE /api/account/saved-trips/1001 Bearer t",
    "PUT /api/account/saved-trips/1001 Bearer t",
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test("a change that is not stored is taken back, and said", async () => {
  localStorage.setItem("gratweg_token", "t");
  answer = (method) => (method === "GET" ? { status: 200, body: { data: [] } } : { status: 503 });
  render(element);
  await userEvent.click(await settled(false));
  expect(await screen.findByText(/ließ sich gerade nicht speichern/)).toBeVisible();
  await settled(false);
});

test.each([
  ["at once", "GET"],
  ["when it is pressed", "PUT"],
])("a session that has ended is noticed %s: one is led to the sign-in", async (_, ended) => {
  localStorage.setItem("gratweg_token", "t");
  answer = (method) => (method === ended ? { status: 401 } : { status: 200, body: { data: [] } });
  render(element);
  if (ended === "PUT") await userEvent.click(await settled(false));
  expect(await screen.findByRole("link", { name: /nach der Anmeldung/ })).toBeVisible();
});
