import { NewsletterForm } from "@gratweg/design-system";
import { connectNewsletterNotice, type NewsletterAnswer, type NewsletterNoticeActor } from "@gratweg/flows";
import { useNewsletterNoticeActor } from "@gratweg/flows/react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createActor, SimulatedClock } from "xstate";

function Newsletter({ actor }: { actor: NewsletterNoticeActor }) {
  const { email, busy, notice, changeEmail, submit, dismiss } = useNewsletterNoticeActor(actor);
  return (
    <NewsletterForm
      action="/api/newsletter"
      title="Neue Touren zuerst"
      value={email}
      onValueChange={changeEmail}
      onSubmit={submit}
      busy={busy}
      notice={notice}
      onDismiss={dismiss}
    />
  );
}

test("form and machine together: the answer shows for five seconds of a simulated clock", async () => {
  const user = userEvent.setup();
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const subscribe = (email: string): Promise<NewsletterAnswer> => {
    asked.push(email);
    return Promise.resolve({ success: true, message: "Bitte bestätigen Sie Ihre Adresse." });
  };
  const machine = connectNewsletterNotice({ subscribe, logFailure: () => {} });
  const texts = { invalidEmail: "Bitte geben Sie Ihre Adresse ein.", messageError: "Keine Verbindung." };
  const actor = createActor(machine, { input: { texts }, clock }).start();
  render(<Newsletter actor={actor} />);

  await user.click(screen.getByRole("button", { name: "Anmelden" }));
  expect(screen.getByText(texts.invalidEmail)).toBeVisible();
  expect(asked).toEqual([]);

  await user.type(screen.getByRole("textbox"), "anna@almweg.example{Enter}");
  expect(await screen.findByText("Bitte bestätigen Sie Ihre Adresse.")).toBeVisible();
  expect(asked).toEqual(["anna@almweg.example"]);
  expect(screen.getByRole("textbox")).toHaveValue("");

  act(() => clock.increment(4_999));
  expect(screen.getByText("Bitte bestätigen Sie Ihre Adresse.")).toBeVisible();
  act(() => clock.increment(1));
  expect(screen.queryByText("Bitte bestätigen Sie Ihre Adresse.")).not.toBeInTheDocument();
  actor.stop();
});
