import { act, renderHook } from "@testing-library/react";
import { connectNewsletterNotice } from "../newsletter-notice/connectNewsletterNotice";
import { useNewsletterNotice } from "./useNewsletterNotice";

const texts = { invalidEmail: "leer", messageError: "keine Verbindung" };

const run = (command: () => void) =>
  act(async () => {
    command();
    await Promise.resolve();
  });

it("hands out the field, the notice and commands that stay the same", async () => {
  const asked: string[] = [];
  const failures: unknown[] = [];
  const failure = new TypeError("Failed to fetch");
  const machine = connectNewsletterNotice({
    subscribe: (email) => {
      asked.push(email);
      return asked.length === 1
        ? Promise.resolve({ success: true, message: "Danke." })
        : Promise.reject(failure);
    },
    logFailure: (error) => failures.push(error),
  });
  const { result } = renderHook(() => useNewsletterNotice(machine, texts));
  const { submit, changeEmail } = result.current;
  expect(result.current).toMatchObject({ email: "", busy: false, notice: null });

  await run(() => changeEmail("anna@example.org"));
  expect(result.current.email).toBe("anna@example.org");
  await run(submit);
  expect(result.current).toMatchObject({
    email: "",
    busy: false,
    notice: { tone: "success", message: "Danke.", email: "anna@example.org" },
  });
  expect(result.current.submit).toBe(submit);

  await run(() => result.current.dismiss());
  expect(result.current.notice).toBeNull();
  await run(() => changeEmail("anna@example.org"));
  await run(submit);
  expect(result.current.notice).toEqual({
    tone: "error",
    message: "keine Verbindung",
    email: "anna@example.org",
  });
  expect([asked, failures]).toEqual([["anna@example.org", "anna@example.org"], [failure]]);
});
