import { fireEvent, render, screen } from "@testing-library/react";
import { SocialButtons } from "./SocialButtons";

const mockBegin = jest.fn();
jest.mock("../coreServices", () => ({
  useCoreServices: () => ({
    config: { providers: ["demo", "wolke"].map((key) => ({ key, label: key.toUpperCase() })) },
    social: { begin: mockBegin },
    credentials: { provider: () => "wolke" },
  }),
}));

it("each provider has its button; the first that is pressed is gone to, once, and says so", () => {
  render(<SocialButtons label={(name) => `mit ${name}`} returnPath="/de/portal/user/login?a=1" />);
  const buttons = () => screen.getAllByRole("button");
  const states = () => buttons().map((button) => button.getAttribute("aria-busy") === "true");
  expect(buttons().map(({ textContent }) => textContent?.trim().split(" ", 2))).toEqual([
    ["mit", "DEMO"],
    ["mit", "WOLKE"],
  ]);
  const [demo, cloud] = buttons();
  fireEvent.click(cloud as HTMLElement);
  fireEvent.click(cloud as HTMLElement);
  fireEvent.click(demo as HTMLElement);
  expect(mockBegin.mock.calls).toEqual([["wolke", "/de/portal/user/login?a=1"]]);
  expect(states()).toEqual([false, true]);
});
