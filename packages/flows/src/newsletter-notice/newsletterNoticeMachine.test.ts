import { createActor, SimulatedClock } from "xstate";
import { controlledPromise, flush } from "../testing/controlledPromise";
import { newsletterNoticeMachine, type NewsletterAnswer } from "./newsletterNoticeMachine";

const texts = { invalidEmail: "Bitte geben Sie eine E-Mail-Adresse ein.", messageError: "Keine Verbindung." };

function start() {
  const clock = new SimulatedClock();
  const subscribe = controlledPromise<NewsletterAnswer, { email: string }>();
  const logged: unknown[] = [];
  const machine = newsletterNoticeMachine.provide({
    actors: { subscribe: subscribe.logic },
    actions: { logFailure: (_, { error }) => logged.push(error) },
  });
  const actor = createActor(machine, { input: { texts }, clock }).start();
  const submit = (email: string) => {
    actor.send({ type: "email.change", email });
    actor.send({ type: "newsletter.submit" });
  };
  const shown = () => {
    const { value, context } = actor.getSnapshot();
    return { value, email: context.email, notice: context.notice };
  };
  return { actor, clock, subscribe, logged, submit, shown };
}

describe("the newsletter notice", () => {
  test("an empty address: an error for five seconds, and no request (section 5) [4.26, 5.2, 8.12, 9.8]", () => {
    const { submit, shown, clock, subscribe } = start();
    submit("   ");
    const notice = { tone: "error", message: texts.invalidEmail, email: "" };
    expect(shown()).toEqual({ value: "visible", email: "", notice });
    clock.increment(4_999);
    expect(shown()).toEqual({ value: "visible", email: "", notice });
    clock.increment(1);
    expect(shown()).toEqual({ value: "hidden", email: "", notice: null });
    expect(subscribe.calls).toEqual([]);
  });

  test.each([
    [true, "success"],
    [false, "error"],
  ] as const)(
    "the server's message is shown by its success flag %s, the field is empty [4.26, 4.28, 8.14]",
    async (success, tone) => {
      const { submit, shown, clock, subscribe } = start();
      submit(" anna@example.org ");
      expect(shown()).toEqual({ value: "submitting", email: " anna@example.org ", notice: null });
      subscribe.last().resolve({ success, message: "Bitte bestätigen Sie." });
      await flush();
      expect(subscribe.calls.map(({ input }) => input)).toEqual([{ email: "anna@example.org" }]);
      expect(shown()).toEqual({
        value: "visible",
        email: "",
        notice: { tone, message: "Bitte bestätigen Sie.", email: "anna@example.org" },
      });
      clock.increment(5_000);
      expect(shown()).toEqual({ value: "hidden", email: "", notice: null });
    },
  );

  test("no answer, or none that can be read: messageError, logged, the field is empty [4.28, 8.13]", async () => {
    const { submit, shown, subscribe, logged } = start();
    const error = new SyntaxError("Unexpected token '<'");
    submit("anna@example.org");
    subscribe.last().reject(error);
    await flush();
    expect(shown()).toEqual({
      value: "visible",
      email: "",
      notice: { tone: "error", message: texts.messageError, email: "anna@example.org" },
    });
    expect(logged).toEqual([error]);
  });

  test("a new submit cancels the pending hide; its own notice lives five seconds again [4.27]", async () => {
    const { submit, shown, clock, subscribe } = start();
    submit("");
    clock.increment(3_000);
    submit("anna@example.org");
    // The old one was about another address.
    expect(shown().notice).toBeNull();
    clock.increment(9_000);
    expect(shown().value).toBe("submitting");
    subscribe.last().resolve({ success: true, message: "Danke." });
    await flush();
    clock.increment(4_999);
    expect(shown().notice?.message).toBe("Danke.");
    clock.increment(1);
    expect(shown().notice).toBeNull();
  });

  test("without an answer the field is free again after ten seconds, the request given up [4.26]", async () => {
    const { submit, shown, clock, subscribe, logged } = start();
    submit("anna@example.org");
    clock.increment(9_999);
    expect(shown().value).toBe("submitting");
    clock.increment(1);
    const notice = { tone: "error", message: texts.messageError, email: "anna@example.org" };
    expect(shown()).toEqual({ value: "visible", email: "", notice });
    expect(subscribe.last().signal.aborted).toBe(true);
    expect(logged).toEqual([new Error("No answer within 10 seconds.")]);
    subscribe.last().resolve({ success: true, message: "Danke." });
    await flush();
    expect(shown().notice).toEqual(notice);
  });

  test("a submit or a keystroke while a request is on its way changes nothing", () => {
    const { actor, submit, shown, subscribe } = start();
    submit("anna@example.org");
    actor.send({ type: "newsletter.submit" });
    actor.send({ type: "email.change", email: "x" });
    expect(subscribe.calls).toHaveLength(1);
    expect(shown().email).toBe("anna@example.org");
  });

  test("the visitor can close it", () => {
    const { actor, submit, shown } = start();
    submit("");
    actor.send({ type: "notice.dismiss" });
    expect(shown()).toEqual({ value: "hidden", email: "", notice: null });
  });
});
