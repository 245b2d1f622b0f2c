import { act, fireEvent, render, screen } from "@testing-library/react";
import { ApiFailure } from "@gratweg/flows";
import { confirmationMailTexts } from "../texts/confirmationMail";
import { ConfirmationMail } from "./ConfirmationMail";

const mockRequest = jest.fn<Promise<void>, [string, AbortSignal, { plan: string | null }]>();
jest.mock("../services", () => ({
  usePortalServices: () => ({ auth: { requestConfirmation: mockRequest } }),
}));

const form = () => screen.getByRole("button").closest("form") as HTMLFormElement;
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const asked = () => mockRequest.mock.calls.map(([email, , { plan }]) => [email, plan]);

beforeEach(() => {
  jest.useFakeTimers();
  mockRequest.mockReset().mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

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
