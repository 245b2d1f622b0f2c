import type { BookingFailureShown } from "@gratweg/flows";
import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import booking from "../../locales/de/booking.json";
import { translate, type Values } from "../texts/translate";
import { SubmitNotice } from "./SubmitNotice";

jest.mock("react-i18next", () => ({
  useTranslation: () => ({ t: (key: string, values?: Values) => translate([booking], key, values) }),
}));

it("says in how many minutes seats are free again, and leads to the sign-in and back", async () => {
  const failure: BookingFailureShown = { reason: "departureHeld", retryInSeconds: 1260 };
  const { container } = render(
    <SubmitNotice
      booking={{
        ...{ status: "failed", failure, isPending: false },
        ...{ isRetryAutomatic: false, canRetry: false, retry: () => {} },
      }}
      phone="030 1234567"
      href="/de/reise/1001/karwendel/buchen/101?schritt=pruefen"
    />,
  );
  expect(container).toHaveTextContent("Spätestens in 21 Minuten gibt es wieder welche.");
  expect(screen.getByRole("link", { name: "Anmelden und buchen" })).toHaveAttribute(
    "href",
    "/de/portal/user/login?weiter=%2Fde%2Freise%2F1001%2Fkarwendel%2Fbuchen%2F101%3Fschritt%3Dpruefen",
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});
