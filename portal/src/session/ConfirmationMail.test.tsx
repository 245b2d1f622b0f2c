import { act, fireEvent, render, screen } from "@testing-library/react";
import { ApiFailure } from "@gratweg/flows";
import { confirmationMailTexts } from "../texts/confirmationMail";
import { ConfirmationMail } from "./ConfirmationMail";

const mockRequest = jest.fn<Promise<void>, [string, AbortSignal, { plan: string | null }]>();
jest.mock("../services", () => ({
  usePortalServices: () => ({ auth: { requestConfirmation: mockRequest } }),
}));

const field = () => screen.queryByRole<HTMLInputElement>("textbox");
const form = () => screen.getByRole("button").closest("form") as HTMLFormElement;
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const asked = () => mockRequest.mock.calls.map(([email, , { plan }]) => [email, plan]);

beforeEach(() => {
  jest.useFakeTimers();
  mockRequest.mockReset().mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

it.each([
  ["a known address is not asked for", "anna@postfach.example", false],
  ["an empty one is", "", true],
  ["a missing one is", undefined, true],
])("%s again", (_what, email, isAsked) => {
  render(<ConfirmationMail email={email} />);
  expect(field() !== null).toBe(isAsked);
});

it("is sent once for two presses, with the plan that was chosen", async () => {
  let answer: () => void = () => undefined;
  mockRequest.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<ConfirmationMail email="anna@postfach.example" plan="jahr" />);
  const send = form();
  // The form stays where it is: nobody is led away by it.
  expect(fireEvent.submit(send)).toBe(false);
  expect(screen.getByRole("button")).toHaveTextContent(confirmationMailTexts.busy);
  fireEvent.submit(send);
  expect(asked()).toEqual([["anna@postfach.example", "jahr"]]);
  answer();
  await settle();
  expect(screen.getByRole("status")).toHaveTextContent("anna@postfach.example");
});

it("another mail can be had after a minute, and not before", async () => {
  render(<ConfirmationMail email="anna@postfach.example" />);
  expect(screen.getByRole("button")).toHaveTextContent(confirmationMailTexts.submit);
  fireEvent.submit(form());
  await settle();
  await act(() => jest.advanceTimersByTimeAsync(59_999));
  expect([screen.queryByRole("button"), screen.queryByText(confirmationMailTexts.pause) !== null]).toEqual([
    null,
    true,
  ]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  fireEvent.click(screen.getByRole("button"));
  await settle();
  expect(asked()).toEqual([
    ["anna@postfach.example", null],
    ["anna@postfach.example", null],
  ]);
});

it("what is wrong with the address stands beside it, and nothing is sent", () => {
  render(<ConfirmationMail />);
  fireEvent.change(field() as HTMLInputElement, { target: { value: "anna" } });
  fireEvent.submit(form());
  expect(field()).toHaveAttribute("aria-invalid", "true");
  expect(field()).toHaveAccessibleDescription();
  expect(mockRequest).not.toHaveBeenCalled();
});

it("without an answer it says so and can be tried again", async () => {
  mockRequest.mockRejectedValueOnce(new ApiFailure("unreachable"));
  render(<ConfirmationMail email="anna@postfach.example" />);
  expect(screen.queryByText(confirmationMailTexts.failed)).toBeNull();
  fireEvent.submit(form());
  await settle();
  expect(screen.getByText(confirmationMailTexts.failed)).toBeInTheDocument();
  fireEvent.submit(form());
  await settle();
  expect(screen.getByRole("status")).toBeInTheDocument();
});
